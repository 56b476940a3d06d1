import { expect, test } from 'vitest';
import { palette } from '../../pipeline/derive/palette.ts';
import { themeColours } from '../../renderer/design/theme-colours.ts';
import { colourDeclarations } from '../../renderer/design/tokens.ts';

const ROLES = {
  paper: 'surface',
  ink: 'text',
  quiet: 'text-quiet',
  line: 'line',
  accent: 'accent',
  action: 'action',
} as const;

test('the colours of what is drawn without a browser are those of the design', () => {
  const tokens = Object.fromEntries(Object.entries(ROLES).map(([name, role]) => [name, token(role, 'light')]));
  expect(palette).toEqual(tokens);
});

test.each(['light', 'dark'] as const)('the frame around the page is of the surface’s colour when %s', (scheme) => {
  expect(themeColours[scheme]).toBe(token('surface', scheme));
});

/** A colour of the design as `#rrggbb`. */
function token(role: string, scheme: 'light' | 'dark'): string {
  const [, light = '', dark = ''] =
    new RegExp(`--${role}:light-dark\\((oklch\\([^)]*\\)),(oklch\\([^)]*\\))\\)`).exec(colourDeclarations) ?? [];
  const [lightness = 0, chroma = 0, hue = 0] = [...(scheme === 'light' ? light : dark).matchAll(/[\d.]+/g)].map(Number);
  return toHex(lightness, chroma, (hue * Math.PI) / 180);
}

/** OKLCH → sRGB, by the matrices of Björn Ottosson’s definition of OKLab. */
function toHex(lightness: number, chroma: number, angle: number): string {
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map((value) => channel(value).toString(16).padStart(2, '0')).join('')}`;
}

function channel(linear: number): number {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, encoded)) * 255);
}
