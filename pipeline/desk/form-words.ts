import { faultOfDay, formatDay } from '../content/day-form.ts';

/** Fields whose names are no words of hers. */
const NAMES: Readonly<Record<string, string>> = {
  aliases: 'earlier addresses',
  id: 'anchor',
  slug: 'last part of the address',
  tags: 'topics',
  utm: 'campaign',
};
/** What the desk calls the files that are no texts. */
const FILES: Readonly<Record<string, string>> = {
  'addresses.yaml': 'the list of all addresses',
  'facts.yaml': '“Facts”',
  'site.yaml': '“The whole site”',
  'testimonials.yaml': '“Quotations”',
};
const SWITCHED: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' };
/** A clause that leads to a document of the project. */
const DOCUMENTS = /; `docs\/[^`]+` [^.;]+/g;
/** A field, perhaps with its value, as it is typed. */
const TYPED_FIELD = /(?:the (?:line|field|list) )?`([a-z][\w.]*)(?:: ([^`\n]+))?`/g;
const TYPED_FILE = /`([\w./-]+\.(?:md|yaml))`/g;
/** A day in a sentence, or a quotation, whose days stay. */
const DAY = /`[^`]*`|(?<![\w-])\d{4}-\d{2}-\d{2}(?![\w-])/g;

/** Writes the name of a field as a person says it. */
export function labelOf(name: string | number): string {
  if (typeof name === 'number') return `${name + 1}.`;
  const words = NAMES[name] ?? name.replaceAll('_', ' ').replace(/\balt$/, '– what it shows, in words');
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}

/** Says what a finding says of a file in the words of the form: labels for fields, titles for files, days in words. */
export function inFormWords(
  words: string,
  isField: (name: string) => boolean,
  titleOf: (file: string) => string | undefined,
): string {
  return words
    .replaceAll(DOCUMENTS, '')
    .replaceAll(TYPED_FIELD, (typed, path: string, value?: string) => {
      const names = path.split('.');
      if (!names.every(isField)) return typed;
      const shown = value === undefined ? '' : `: ${SWITCHED[value] ?? value.replace(/^\[(.*)\]$/, '$1')}`;
      return `“${names.map(labelOf).join(' › ')}${shown}”`;
    })
    .replaceAll(TYPED_FILE, (typed, file: string) => {
      const title = titleOf(file);
      return title === undefined ? (FILES[file] ?? typed) : `“${title}”`;
    })
    .replaceAll(DAY, (day) => (faultOfDay(day) === undefined ? formatDay(day, 'en-GB') : day));
}
