import type { Color } from '../../renderer/design/tokens.ts';

/** Two colors that meet. */
export interface Pair {
  readonly above: Color;
  readonly ground: Color;
}

const GROUNDS = ['surface', 'surface-raised', 'surface-sunk', 'accent-quiet'] as const;

/** Every role of text on every ground that text is set on, and those that are turned round. */
export const TEXT_PAIRS: readonly Pair[] = [
  ...(['text', 'text-quiet', 'accent', 'action'] as const).flatMap((above) =>
    GROUNDS.map((ground) => ({ above, ground })),
  ),
  { above: 'action-text', ground: 'action' },
  { above: 'action-text', ground: 'action-hover' },
  { above: 'surface', ground: 'text' },
  { above: 'surface', ground: 'accent' },
];

/** Lines and signs that say something. */
export const LINE_PAIRS: readonly Pair[] = (['line-strong', 'focus', 'action'] as const).flatMap((above) =>
  (['surface', 'surface-raised', 'surface-sunk'] as const).map((ground) => ({ above, ground })),
);
