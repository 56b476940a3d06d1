/**
 * Colors for drawing without a browser: the design's light colors, which it defines in OKLCH, as sRGB. A test checks
 * that they match.
 */
export const lightColors = {
  paper: '#f8f6ef',
  ink: '#182231',
  quiet: '#414b5a',
  line: '#d6d0c4',
  accent: '#0a5651',
  action: '#af3713',
} as const;
