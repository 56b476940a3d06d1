import type { Finders } from '../markdown/found.ts';
import type { ParametersOf } from '../../findings/rules.ts';
import { misnamedNote, missingNotes, unusedNotes } from '../markdown/notes.ts';

export const unusedNote: Finders<ParametersOf<'unused-note'>> = {
  *text(text) {
    const unused = unusedNotes(text);
    // A misnamed note is reported where the text refers to it.
    if (unused.length > 0 && misnamedNote(missingNotes(text), unused)) return;
    for (const { label, start } of unused) yield { offset: start, values: { label } };
  },
};
