/** The reading size in px at 360 and at 1280 px of window width; the scale widens from 1.25 to 1.333. */
const [SMALL_BASE, LARGE_BASE] = [17, 18];
const [SMALL_RATIO, LARGE_RATIO] = [1.25, 1.333];
const [SMALL_WINDOW, LARGE_WINDOW] = [360, 1280];

/** Returns a fluid font size, `step` steps above the reading size; negative steps are smaller. */
export function size(step: number): string {
  const small = SMALL_BASE * SMALL_RATIO ** step;
  const large = LARGE_BASE * LARGE_RATIO ** step;
  if (step < 0) return rem(LARGE_BASE * SMALL_RATIO ** step);
  const slope = (large - small) / (LARGE_WINDOW - SMALL_WINDOW);
  const start = small - slope * SMALL_WINDOW;
  return `clamp(${rem(small)}, ${rem(start)} + ${Number((slope * 100).toFixed(2))}vw, ${rem(large)})`;
}

/** The size of text that is read beside the main text: as large as that on a phone, small where there is more room. */
export const noteSize = `clamp(${size(-1)}, 1.12rem - 0.4vw, 1rem)`;

function rem(px: number): string {
  return `${Number((px / 16).toFixed(3))}rem`;
}

/** The two font families with their fallbacks, the system's own for code, and what search engines show words in. */
export const family = {
  display: "'Newsreader', 'Newsreader Fallback', serif",
  text: "'Hanken Grotesk', 'Hanken Grotesk Fallback', sans-serif",
  code: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  elsewhere: 'Arial, sans-serif',
} as const;

/** The display font, in the three sizes of headlines. */
export const display = {
  fontFamily: family.display,
  fontWeight: 500,
  lineHeight: 1.12,
  wordSpacing: '0.07em',
  textWrap: 'balance',
} as const;

/** A small line above a heading, similar to small capitals. */
export const kicker = {
  fontSize: size(-1),
  fontWeight: 600,
  letterSpacing: '0.04em',
} as const;
