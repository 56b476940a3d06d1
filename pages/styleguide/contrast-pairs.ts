import type { Color } from '../../renderer/design/tokens.ts';

/** Two colors used on top of each other. */
export interface Pair {
  readonly above: Color;
  readonly ground: Color;
}

const GROUNDS = ['surface', 'surface-raised', 'surface-sunk', 'accent-quiet'] as const;

/** Every text color on every background that it is used on, and the inverted pairs. */
export const TEXT_PAIRS: readonly Pair[] = [
  ...(['text', 'text-quiet', 'accent', 'action'] as const).flatMap((above) =>
    GROUNDS.map((ground) => ({ above, ground })),
  ),
  { above: 'action-text', ground: 'action' },
  { above: 'action-text', ground: 'action-hover' },
  { above: 'surface', ground: 'text' },
  { above: 'surface', ground: 'accent' },
];

/** Lines and icons that carry meaning. */
export const LINE_PAIRS: readonly Pair[] = (['line-strong', 'focus', 'action'] as const).flatMap((above) =>
  (['surface', 'surface-raised', 'surface-sunk'] as const).map((ground) => ({ above, ground })),
);
