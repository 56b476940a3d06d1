import type { Finders } from '../markdown/found.ts';

/** A line that ends like a sentence or a source, and one below it that begins another without the sign of a quote. */
const JOINED = /(?<=^>[^\n]*[.!?…:”"»*_)]\n)\p{Lu}[^\n]*/mu;
const MAX_SHOWN = 60;

export const quoteForm: Finders<'quote-form'> = {
  nodes: {
    /** Finds a line that joins the quote above it, because no empty line is between. */
    *blockquote({ parent, start, typed }) {
      const found = parent.type === 'root' ? JOINED.exec(typed) : null;
      if (!found) return;
      const [line] = found;
      const what = line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line;
      yield { offset: start + found.index, values: { what }, fix: { actual: line, expected: `\n${line}` } };
    },
  },
};
