import { nearestValue } from '../../shared/nearest.ts';
import type { Finders } from '../markdown/found.ts';
import { unmatchedNotes } from '../markdown/notes.ts';

export const missingNote: Finders<'missing-note'> = {
  signs: /\[/,
  /** Finds references to missing footnotes, once per name. */
  *text(text) {
    const { missing, unused, misnamed } = unmatchedNotes(text);
    const labels = unused.map(({ label }) => label);
    for (const { label, offset } of missing) {
      const nearest = () => (misnamed === undefined ? nearestValue(label, labels) : { nearest: misnamed });
      yield { offset, values: () => ({ label, ...nearest() }) };
    }
  },
};
