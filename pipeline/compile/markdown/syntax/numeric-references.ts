import type { CompileContext, Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import { letterOfCode } from './windows-1252.ts';

const NUMERIC = /^&#(?:x(?<hexadecimal>[\da-f]+)|(?<decimal>\d+));$/i;

/**
 * Reads `&#146;` as browsers do: the numbers from 128 to 159, which old programs wrote, are Windows-1252 codes (HTML,
 * "numeric character reference end state"). The parser has replaced each with U+FFFD.
 */
export const numericReferences: FromMarkdownExtension = {
  exit: {
    characterReference(this: CompileContext, token) {
      const text = this.stack.pop();
      if (text?.type !== 'text' || !text.position) throw new Error('A character reference always ends a text');
      const { hexadecimal, decimal } = NUMERIC.exec(this.sliceSerialize(token))?.groups ?? {};
      const letter = letterOfCode(hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16));
      if (letter !== undefined) text.value = text.value.slice(0, -1) + letter;
      const { line, column, offset } = token.end;
      text.position.end = { line, column, offset };
    },
  },
};
