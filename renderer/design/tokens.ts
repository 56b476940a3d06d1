/** Colors by role: light, then dark. OKLCH: lightness, chroma, hue. */
export const colors = {
  surface: ['oklch(0.972 0.009 88)', 'oklch(0.215 0.028 256)'],
  'surface-raised': ['oklch(0.992 0.005 88)', 'oklch(0.25 0.03 256)'],
  'surface-ink': ['oklch(0.3 0.046 218)', 'oklch(0.3 0.046 218)'],
  'surface-sunk': ['oklch(0.94 0.014 86)', 'oklch(0.185 0.026 256)'],
  'surface-picture': ['oklch(0.972 0.009 88)', 'oklch(0.972 0.009 88)'],
  text: ['oklch(0.25 0.032 258)', 'oklch(0.915 0.012 88)'],
  'text-quiet': ['oklch(0.41 0.028 256)', 'oklch(0.79 0.02 250)'],
  line: ['oklch(0.86 0.018 86)', 'oklch(0.4 0.03 256)'],
  'line-strong': ['oklch(0.56 0.03 256)', 'oklch(0.62 0.03 256)'],
  accent: ['oklch(0.41 0.068 188)', 'oklch(0.82 0.075 184)'],
  'accent-quiet': ['oklch(0.92 0.022 180)', 'oklch(0.29 0.035 200)'],
  action: ['oklch(0.51 0.162 36)', 'oklch(0.77 0.125 48)'],
  'action-hover': ['oklch(0.45 0.15 36)', 'oklch(0.83 0.11 52)'],
  'action-text': ['oklch(0.99 0.005 88)', 'oklch(0.2 0.03 256)'],
  focus: ['oklch(0.41 0.068 188)', 'oklch(0.82 0.075 184)'],
  backdrop: ['oklch(0.25 0.032 258 / 0.45)', 'oklch(0.1 0.02 256 / 0.6)'],
  shadow: ['oklch(0.25 0.032 258 / 0.12)', 'oklch(0.1 0.02 256 / 0.4)'],
  header: ['oklch(0.972 0.009 88 / 0.99)', 'oklch(0.215 0.028 256 / 0.99)'],
} as const;

/** A color's role. */
export type Color = keyof typeof colors;

/** Returns a color by its role, as a custom property. */
export function palette(role: Color): string {
  return `var(--${role})`;
}

/** Declarations of all colors; each follows the color scheme. */
export const colorDeclarations: string = Object.entries(colors)
  .map(([role, [light, dark]]) => `--${role}:${light === dark ? light : `light-dark(${light},${dark})`}`)
  .join(';');

/** Distances on one scale, in rem; the large ones grow with the window. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: 'clamp(2.5rem, 2rem + 2vw, 3.5rem)',
  8: 'clamp(3.5rem, 2.5rem + 4vw, 6rem)',
  9: 'clamp(4.5rem, 3rem + 7vw, 9rem)',
} as const;

/** Window widths from which a layout has more columns. */
export const from = {
  tablet: '@media (min-width: 44rem)',
  desktop: '@media (min-width: 64rem)',
} as const;

/** Window widths below these. */
export const upTo = {
  phone: '@media (width < 30rem)',
  tablet: '@media (width < 44rem)',
  desktop: '@media (width < 64rem)',
} as const;

/**
 * Like `from.desktop`, for content of a box with `container-type: inline-size`: there, rem is the visitor's own font
 * size, so that larger text needs more room.
 */
export const roomForDesktop = '@container (min-width: 64rem)';

/** Stacking order, lowest first. */
export const layer = {
  behind: -1,
  overPressable: 1,
  header: 10,
  skipLink: 20,
  toasts: 30,
  tooltip: 40,
  panel: 50,
} as const;

/** The shadow of what floats above the page. */
export const shadow = `0 1px 2px ${palette('shadow')}, 0 8px 24px ${palette('shadow')}`;

/** Corner radii. */
export const radius = { small: '2px', pill: '99px' } as const;

/** A readable line width: about 66 characters of the reading size. */
export const measure = '36rem';

/** The greatest width of the page, which grows with the window. */
export const widestPage = 'min(94rem, max(78rem, 72vw))';

/** Height of the fixed header. */
export const headerHeight = '4.25rem';

/** For animations: applies unless a visitor prefers reduced motion. */
export const motion = '@media (prefers-reduced-motion: no-preference)';

/** Applies without JavaScript, to hide controls that would do nothing. */
export const withoutScript = '@media (scripting: none)';

/** Applies in forced colors mode, to what otherwise only a background sets apart. */
export const forcedColors = '@media (forced-colors: active)';

/** The selected one of several choices, in forced colors mode. */
export const chosenInForcedColors = `
  ${forcedColors} {
    forced-color-adjust: none;
    border-color: SelectedItem;
    outline-color: CanvasText;
    background: SelectedItem;
    color: SelectedItemText;
  }
`;
