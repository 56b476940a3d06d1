/** Prefix of Emotion's class names; the browser's cache adopts the page's styles by it. */
export const STYLE_KEY = 'css';
