import type { Finders } from '../markdown/found.ts';
import { notesWithoutSign } from '../markdown/notes.ts';

export const noteForm: Finders<'note-form'> = {
  signs: /\[/,
  text: (text) => notesWithoutSign(text).map(({ label, offset }) => ({ offset, values: { label } })),
};
