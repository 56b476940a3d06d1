/**
 * Colors of what is drawn without a browser: the light ones of the design, which are written in OKLCH there,
 * as sRGB. A test holds the two together.
 */
export const lightColors = {
  paper: '#f8f6ef',
  ink: '#182231',
  quiet: '#414b5a',
  line: '#d6d0c4',
  accent: '#0a5651',
  action: '#af3713',
} as const;
