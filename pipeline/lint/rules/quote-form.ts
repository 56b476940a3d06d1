import type { Finders, TextParts } from '../markdown/found.ts';
import { once } from '../markdown/once.ts';

/** A line that ends like a sentence or a source, and one below it that begins another without the sign of a quote. */
const JOINED = /(?<=^>[^\n]*[.!?…:”"»*_)]\n)\p{Lu}[^\n]*/mu;
/** A paragraph in which each sentence has a line of its own, as some write; a quote may then go on below, too. */
const SENTENCE_LINES = /[.!?]\n\p{Lu}/u;
const MAX_SHOWN = 60;

export const quoteForm: Finders<'quote-form'> = {
  nodes: {
    /** Finds a line that joins the quote above it, because no empty line is between. */
    *blockquote({ parent, start, typed }, text) {
      const found = parent.type === 'root' ? JOINED.exec(typed) : null;
      if (!found || hasSentenceLines(text)) return;
      const [line] = found;
      const what = line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line;
      yield { offset: start + found.index, values: { what } };
    },
  },
};

const hasSentenceLines = once(({ nodes }: TextParts): boolean =>
  nodes('paragraph').some(({ parent, typed }) => parent.type === 'root' && SENTENCE_LINES.test(typed)),
);
