/** By this message the development server tells open pages the version of the content, and they tell it theirs. */
export const CONTENT_VERSION = 'site:content';

/** The name of the `meta` element that holds the version of the content that a page was made from. */
export const VERSION_META = 'content-version';
