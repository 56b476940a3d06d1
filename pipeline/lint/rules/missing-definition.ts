import { allMatches } from '../markdown/all-matches.ts';
import type { Finders } from '../markdown/found.ts';
import { nearestValue } from '../../shared/nearest.ts';

const REFERENCE = /(?<![\w\]\ufffc])\[(?<words>[^[\]\n^]+)\]\[(?<label>[^[\]\n^]*)\]/g;
const TASK = /^\[[ xX]\]$/;

export const missingDefinition: Finders<'missing-definition'> = {
  signs: /\[/,
  /** Finds `[words][name]` without a definition of the name. */
  *block({ prose, start }, { source, nodes }) {
    for (const { 0: found, index, groups } of allMatches(REFERENCE, prose)) {
      const what = source.slice(start + index, start + index + found.length);
      const split = 1 + (groups?.['words'] ?? '').length;
      const [words, label] = [what.slice(1, split), what.slice(split + 2, -1)];
      if (TASK.test(`[${words}]`)) continue;
      const labels = nodes('definition').map(({ node }) => node.label ?? node.identifier);
      const name = label || words;
      yield { offset: start + index, values: () => ({ what, label: name, ...nearestValue(name, labels) }) };
    }
  },
};
