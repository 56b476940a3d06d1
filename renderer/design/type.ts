/** Type sizes in px at 360 and at 1280 px of width: a scale of 1.25 that widens to 1.333. */
const [SMALL_BASE, LARGE_BASE] = [17, 18];
const [SMALL_RATIO, LARGE_RATIO] = [1.25, 1.333];
const [SMALL_WINDOW, LARGE_WINDOW] = [360, 1280];

/** A fluid font size, `step` steps above the reading size; negative steps are smaller. */
export function size(step: number): string {
  const small = SMALL_BASE * SMALL_RATIO ** step;
  const large = LARGE_BASE * LARGE_RATIO ** step;
  if (step < 0) return rem(LARGE_BASE * SMALL_RATIO ** step);
  const slope = (large - small) / (LARGE_WINDOW - SMALL_WINDOW);
  const start = small - slope * SMALL_WINDOW;
  return `clamp(${rem(small)}, ${rem(start)} + ${Number((slope * 100).toFixed(2))}vw, ${rem(large)})`;
}

function rem(px: number): string {
  return `${Number((px / 16).toFixed(3))}rem`;
}

/** The two faces with what takes their place until they are there, and the visitor's own for code. */
export const family = {
  display: "'Newsreader', 'Newsreader Fallback', serif",
  text: "'Hanken Grotesk', 'Hanken Grotesk Fallback', sans-serif",
  code: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
} as const;

/** The display face, in the three sizes of headlines. */
export const display = {
  fontFamily: family.display,
  fontWeight: 500,
  lineHeight: 1.12,
  wordSpacing: '0.04em',
  textWrap: 'balance',
} as const;

/** Small capitals-like line above a heading. */
export const kicker = {
  fontSize: size(-1),
  fontWeight: 600,
  letterSpacing: '0.04em',
} as const;
