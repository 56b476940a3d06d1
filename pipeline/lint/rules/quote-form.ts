import type { ParametersOf } from '../../findings/rules.ts';
import type { Finders } from '../markdown/found.ts';

/** A line that ends like a sentence or a source, and one below it that begins another without the sign of a quote. */
const JOINED = /(?<=^>[^\n]*[.!?…:”"»*_)]\n)(?<line>\p{Lu}[^\n]*)/mu;
const MAX_SHOWN = 60;

export const quoteForm: Finders<ParametersOf<'quote-form'>> = {
  /** Finds a line that joins the quote above it, because no empty line is between. */
  *text({ nodes, source }) {
    for (const { parent, start, end } of nodes('blockquote')) {
      const found = parent.type === 'root' ? JOINED.exec(source.slice(start, end)) : null;
      const line = found?.groups?.['line'];
      if (!found || line === undefined) continue;
      const what = line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line;
      yield { offset: start + found.index, values: { what }, fix: { actual: line, expected: `\n${line}` } };
    }
  },
};
