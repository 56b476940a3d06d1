import { editBetween, editText, type TextEdit } from './text-edits.ts';

/** A text as it was read and as it is to be, and the steps that lead from one to the other. */
export interface EditedText {
  readonly before: string;
  readonly text: string;
  readonly steps: readonly (readonly TextEdit[])[];
}

/** Texts of files while they are edited, step by step. */
export interface TextDesk {
  /** The text of a file as it is by now. */
  read(file: string): string;
  edit(file: string, edits: readonly TextEdit[]): void;
  /** Gives a file another text that differs from its own in one place. */
  set(file: string, text: string): void;
  /** The files whose texts are other ones by now. */
  edited(): ReadonlyMap<string, EditedText>;
}

/** A desk that takes each text from `read` when it is first needed. */
export function openTextDesk(read: (file: string) => string): TextDesk {
  const files = new Map<string, EditedText>();
  const desk: TextDesk = {
    read: (file) => files.get(file)?.text ?? read(file),
    edit(file, edits) {
      if (edits.length === 0) return;
      const { before, text, steps } = files.get(file) ?? { before: read(file), text: read(file), steps: [] };
      files.set(file, { before, text: editText(text, edits), steps: [...steps, edits] });
    },
    set(file, text) {
      const edit = editBetween(desk.read(file), text);
      if (edit) desk.edit(file, [edit]);
    },
    edited: () => new Map([...files].filter(([, { before, text }]) => text !== before)),
  };
  return desk;
}
