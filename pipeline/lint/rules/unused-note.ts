import type { Finders } from '../markdown/found.ts';
import { unmatchedNotes } from '../markdown/notes.ts';

export const unusedNote: Finders<'unused-note'> = {
  *text(text) {
    const { unused, misnamed } = unmatchedNotes(text);
    // A misnamed note is reported where the text refers to it; one inside of HTML there, as Markdown published as typed.
    const inHtml = text.nodes('html').map(({ typed }) => typed);
    for (const { label, offset } of misnamed === undefined ? unused : [])
      if (!inHtml.some((typed) => typed.includes(`[^${label}]`))) yield { offset, values: { label } };
  },
};
