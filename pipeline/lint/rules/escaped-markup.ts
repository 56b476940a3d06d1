import type { Finders } from '../markdown/found.ts';
import { fixOf } from '../markdown/retype.ts';

/** Marks of Markdown that are escaped on both sides, or at the beginning of a line. */
const FORMS = [
  /\\\*\\\*[^*\n]+\\\*\\\*|\\_\\_[^_\n]+\\_\\_/,
  /^\\#{1,6} [^\p{Ll}\s]/mu,
  /\\\[[^\][\n]+\\\]\\?\((?:https?:|\/|mailto:)[^\s()]+\)/,
  /^\\[-+*>] \S/m,
  /\\`[^`\n]+\\`/,
];
const ESCAPES = /\\(?=[-#*_[\]()`>+!.])/g;

/** It may also be a note below a text, as in `\* by weight`. */
const LIST_ITEM = /^\\[-+*>] /;
const CODE = /(?<!\\)`[^`\n]*`/g;

export const escapedMarkup: Finders<'escaped-markup'> = {
  /**
   * Finds a text whose marks were escaped by a program: of two kinds, or in three paragraphs; one finding a text. What
   * may be a note below a text is of no kind, unless its own paragraph has another.
   */
  *text({ nodes, source }) {
    const found = nodes('paragraph').flatMap(({ start, end, typed }) => {
      const prose = typed.includes('\\') ? typed.replaceAll(CODE, '') : '';
      const what = FORMS.flatMap((form) => form.exec(prose)?.[0] ?? []);
      return what.length > 0 ? [{ start, end, what, text: typed.replaceAll(ESCAPES, '') }] : [];
    });
    const [first] = found;
    const sure = found.filter(({ what }) => what.length > 1 || !LIST_ITEM.test(what[0] ?? ''));
    const kinds = new Set(sure.flatMap(({ what }) => what.map((one) => FORMS.findIndex((form) => form.test(one)))));
    if (!first || (sure.length < 3 && kinds.size < 2)) return;
    const fix = fixOf(found, source);
    yield { offset: first.start, values: { what: first.what[0] ?? '' }, ...(fix.actual.search(CODE) < 0 && { fix }) };
  },
};
