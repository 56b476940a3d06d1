import type { Finders } from '../markdown/found.ts';
import type { ParametersOf } from '../../findings/rules.ts';
import { nearestValue } from '../../shared/nearest.ts';
import { misnamedNote, missingNotes, unusedNotes } from '../markdown/notes.ts';

export const missingNote: Finders<ParametersOf<'missing-note'>> = {
  signs: /\[/,
  /** Finds references to missing footnotes, once per name. */
  *text(text) {
    const [missing, unused] = [missingNotes(text), unusedNotes(text)];
    const misnamed = misnamedNote(missing, unused);
    const labels = unused.map(({ label }) => label);
    for (const [label, offset] of missing) {
      const nearest = () => (misnamed ? { nearest: misnamed.label } : nearestValue(label, labels));
      yield { offset, values: () => ({ label, ...nearest() }) };
    }
  },
};
