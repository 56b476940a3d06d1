import type { Finders } from '../markdown/found.ts';
import type { ParametersOf } from '../../findings/rules.ts';
import { notesWithoutSign } from '../markdown/notes.ts';

export const noteForm: Finders<ParametersOf<'note-form'>> = {
  signs: /\[/,
  text: (text) => notesWithoutSign(text).map(({ label, offset }) => ({ offset, values: { label } })),
};
