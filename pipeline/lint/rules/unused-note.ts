import type { Finders } from '../markdown/found.ts';
import { misnamedNote, unusedNotes } from '../markdown/notes.ts';

export const unusedNote: Finders<'unused-note'> = {
  *text(text) {
    // A misnamed note is reported where the text refers to it.
    if (misnamedNote(text)) return;
    // One inside of HTML is reported there, as Markdown that is published as it is typed.
    const inHtml = text.nodes('html').map(({ typed }) => typed);
    const unused = unusedNotes(text).filter(({ label }) => !inHtml.some((typed) => typed.includes(`[^${label}]`)));
    for (const { label, start } of unused) yield { offset: start, values: { label } };
  },
};
