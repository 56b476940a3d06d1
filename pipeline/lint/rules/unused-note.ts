import type { Finders } from '../markdown/found.ts';
import { misnamedNote, unusedNotes } from '../markdown/notes.ts';

export const unusedNote: Finders<'unused-note'> = {
  *text(text) {
    // A misnamed note is reported where the text refers to it.
    if (misnamedNote(text)) return;
    for (const { label, start } of unusedNotes(text)) yield { offset: start, values: { label } };
  },
};
