import { describe, expect, test } from 'vitest';
import { contrastOf } from '../../pages/styleguide/contrast.ts';
import { lightColors } from '../../pipeline/outputs/images/light-colors.ts';
import { toHex } from '../../renderer/design/oklch.ts';
import { colors } from '../../renderer/design/tokens.ts';

test.each([
  ['oklch(0 0 0)', '#000000'],
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0.62796 0.25768 29.234)', '#ff0000'],
  ['oklch(0.86644 0.29483 142.495)', '#00ff00'],
  ['oklch(0.45201 0.31321 264.052)', '#0000ff'],
  ['oklch(0.9 0.4 142)', '#00ff00'],
])('%s is %s', (oklch, hex) => {
  expect(toHex(oklch)).toBe(hex);
});

test('a color that is not written in OKLCH is refused', () => {
  expect(() => toHex('#ff0000')).toThrow('Unexpected color #ff0000');
});

test('the colors of what is drawn without a browser are those of the design', () => {
  expect(lightColors).toEqual({
    paper: toHex(colors.surface[0]),
    ink: toHex(colors.text[0]),
    quiet: toHex(colors['text-quiet'][0]),
    line: toHex(colors.line[0]),
    accent: toHex(colors.accent[0]),
    action: toHex(colors.action[0]),
  });
});

describe('the ring around what has the focus', () => {
  test.each(['surface', 'surface-raised', 'surface-sunk', 'accent-quiet'] as const)('is seen on %s', (ground) => {
    const contrasts = colors.focus.map((ring, scheme) => contrastOf(ring, colors[ground][scheme] ?? ''));
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(3);
  });

  test('is not in the color of the one thing to do', () => {
    const actions: readonly string[] = colors.action;
    expect(colors.focus.filter((ring, scheme) => ring === actions[scheme])).toEqual([]);
  });
});
