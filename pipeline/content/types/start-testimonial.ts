import { isMap, isSeq, parseDocument } from 'yaml';
import { TESTIMONIALS_ADDRESS, TESTIMONIALS_FILE } from '../addresses.ts';
import { asEntry, writeFields } from '../schema/starter-fields.ts';
import { quotation } from '../schema/testimonials.ts';
import { isSameQuestion } from './page/add-question.ts';
import type { Added, Answers, EntryStarter } from './starter.ts';

export const testimonialStarter: EntryStarter = {
  word: 'testimonial',
  what: 'a testimonial',
  file: TESTIMONIALS_FILE,
  address: TESTIMONIALS_ADDRESS,
  questions: () => [
    { name: 'quote', ask: 'What was said, in one line' },
    { name: 'name', ask: 'Who said it' },
    { name: 'role', ask: 'Role or affiliation' },
  ],
  add: addTestimonial,
};

function addTestimonial(whole = '', { quote, name, role }: Answers): Added {
  const text = withoutEmptyList(whole);
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'error' });
  const { contents } = document;
  if (document.errors.length > 0)
    return { fault: `Cannot add to \`${TESTIMONIALS_FILE}\`: there is a mistake in it, which \`npm run check\` shows` };
  if (contents !== null && (!isSeq(contents) || contents.flow === true || !contents.items.every(isMap)))
    return { fault: `Cannot add to \`${TESTIMONIALS_FILE}\`: it is no list of entries that begin with \`- \`` };
  const known = (document.toJS() as readonly { readonly quote?: unknown }[] | null) ?? [];
  const at = known.findIndex((one) => isSameQuestion(String(one.quote ?? ''), quote ?? ''));
  if (at >= 0) return { fault: `\`${TESTIMONIALS_FILE}\` has this testimonial already: it is number ${at + 1} there` };
  const start = contents?.range?.[0] ?? 0;
  const margin = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const entry = asEntry(writeFields(quotation, { quote, name, role })).map((line) => margin + line);
  const isClosed = text === '' || text.endsWith('\n');
  const added = text + (isClosed ? '' : eol) + entry.join(eol) + (isClosed ? eol : '');
  const wanted = [...known, { quote, name, role }];
  const after = parseDocument(added, { prettyErrors: false, logLevel: 'error' });
  return after.errors.length === 0 && JSON.stringify(after.toJS()) === JSON.stringify(wanted)
    ? { text: added }
    : { fault: `Cannot tell where the last entry of \`${TESTIMONIALS_FILE}\` ends` };
}

/** Removes `[]`, an empty list, since an entry cannot be appended to it. */
function withoutEmptyList(text: string): string {
  const { contents } = parseDocument(text, { prettyErrors: false, logLevel: 'error' });
  const isEmpty = isSeq(contents) && contents.items.length === 0 && contents.range;
  return isEmpty
    ? `${text.slice(0, contents.range[0])}${text.slice(contents.range[1]).replace(/^[ \t]*\r?\n/, '')}`
    : text;
}
