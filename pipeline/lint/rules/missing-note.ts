import { nearestValue } from '../../shared/nearest.ts';
import type { Finders } from '../markdown/found.ts';
import { misnamedNote, missingNotes, unusedNotes } from '../markdown/notes.ts';

export const missingNote: Finders<'missing-note'> = {
  signs: /\[/,
  /** Finds references to missing footnotes, once per name. */
  *text(text) {
    const misnamed = misnamedNote(text);
    const labels = unusedNotes(text).map(({ label }) => label);
    for (const [label, offset] of missingNotes(text)) {
      const nearest = () => (misnamed ? { nearest: misnamed.label } : nearestValue(label, labels));
      yield { offset, values: () => ({ label, ...nearest() }) };
    }
  },
};
