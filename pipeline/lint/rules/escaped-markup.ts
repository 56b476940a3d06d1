import type { ParametersOf } from '../../findings/rules.ts';
import { editText } from '../../shared/edit-text.ts';
import type { Finders } from '../markdown/found.ts';

/** Marks of Markdown that are escaped on both sides, or at the beginning of a line. */
const FORMS = [
  /\\\*\\\*[^*\n]+\\\*\\\*|\\_\\_[^_\n]+\\_\\_/,
  /^\\#{1,6} \S/m,
  /\\\[[^\][\n]+\\\]\\?\((?:https?:|\/|mailto:)[^\s()]+\)/,
  /^\\[-+*>] \S/m,
  /\\`[^`\n]+\\`/,
];
const ESCAPES = /\\(?=[-#*_[\]()`>+!.])/g;

/** It may also be a note below a text, as in `\* by weight`. */
const LIST_ITEM = /^\\[-+*>] /;
const CODE = /(?<!\\)`[^`\n]*`/g;

export const escapedMarkup: Finders<ParametersOf<'escaped-markup'>> = {
  /** Finds a text whose marks were escaped by a program: of two kinds, or in three paragraphs; one finding a text. */
  *text({ nodes, source }) {
    const found = nodes('paragraph').flatMap(({ start, end }) => {
      const typed = source.slice(start, end);
      const what = FORMS.flatMap((form) => form.exec(typed.replaceAll(CODE, ''))?.[0] ?? []);
      return what.length > 0 ? [{ start, end, what, text: typed.replaceAll(ESCAPES, '') }] : [];
    });
    const [first, last] = [found[0], found.at(-1)];
    const isOften = found.filter(({ what }) => !LIST_ITEM.test(what[0] ?? '')).length > 2;
    if (!first || !last || (!isOften && found.every(({ what }) => what.length < 2))) return;
    const actual = source.slice(first.start, last.end);
    const fix = { actual, expected: editText(source, found, first.start, last.end) };
    yield { offset: first.start, values: { what: first.what[0] ?? '' }, ...(actual.search(CODE) < 0 && { fix }) };
  },
};
