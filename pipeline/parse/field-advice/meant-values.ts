import type * as z from 'zod';
import { isUrl } from '../../is-url.ts';
import { nearest } from '../../nearest.ts';
import { quoteText, writeText } from '../diagnose-yaml/quote-text.ts';
import { meantDays } from './meant-days.ts';
import { meantNames } from './meant-names.ts';
import { wordCalled, type Words } from './split-words.ts';

type Issue = z.core.$ZodIssue;

const TRUE = new Set(['yes', 'y', 'true', 'on', '1', 'ja', 'sì', 'si', 'oui', 'x', 'wahr', 'vero']);
const FALSE = new Set(['no', 'n', 'false', 'off', '0', 'nein', 'non', 'falsch', 'falso']);
const CURLY = /^[“”„‘’«](.*)[“”‘’»]$/;

/** What a number of minutes is not counted in. */
const OTHER_UNITS = /\b(?:h|hrs?|hours?|days?|weeks?|std|stunden?|ore|ora|heures?)\b/i;

/** Names that other programs have for the file of a picture, among the fields of one. */
const PATHS = ['src', 'path', 'file', 'url', 'href', 'image'];

/** What a refused value may have been meant to be, as it would be typed; whoever asks tries which of them is taken. */
export function meantValues(issue: Issue, value: unknown, typed: string, words: Words): string[] {
  const text = typeof value === 'string' ? (CURLY.exec(value)?.[1] ?? value) : String(value);
  switch (issue.code) {
    case 'invalid_type':
      return meantByType(issue.expected, value, text, typed, words);
    case 'invalid_value':
      return oneOf(issue.values.map(String), text);
    case 'invalid_union':
      return oneOf(optionsOf(issue), text);
    case 'invalid_format':
      return [wordCalled(text, words) ?? [], meantNames(text)]
        .flat()
        .map((name) => (/^\d+$/.test(name) ? quoteText(name) : name));
    case 'custom':
      return issue.params?.['rule'] === 'bad-date'
        ? meantDays(text)
        : [...meantAddresses(text), ...meantMail(text)].map(writeText);
    default:
      return [];
  }
}

function meantByType(expected: string, value: unknown, text: string, typed: string, words: Words): string[] {
  switch (expected) {
    case 'string':
      return meantText(value, typed);
    case 'array':
      return typeof value === 'string'
        ? meantList(text, words)
        : typeof value === 'object'
          ? [`[${typed}]`]
          : [`[${text}]`];
    case 'boolean':
      return meantSwitch(text);
    case 'int':
    case 'number':
      return OTHER_UNITS.test(text) ? [] : (/^\D*(\d+)\D*$/.exec(text)?.slice(1) ?? []);
    default:
      return [];
  }
}

/** A number or what looks like fields is a text if it is quoted; a list of one is that one. */
function meantText(value: unknown, typed: string): string[] {
  if (!Array.isArray(value)) return [aloneIn(value) ?? [], quoteText(typed)].flat();
  const [only, ...others] = value as unknown[];
  return typeof only === 'string' && others.length === 0 ? [writeText(only)] : [];
}

/** The one text that fields were meant to be, as it would be typed: marked as no stand-in, or the file of a picture. */
export function aloneIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields = value as Readonly<Record<string, unknown>>;
  const text = isNoStandIn(fields) ? fields['value'] : PATHS.map((name) => fields[name]).find(Boolean);
  return typeof text === 'string' ? writeText(text) : undefined;
}

/** Whether fields are those of a stand-in that is marked as none. */
export function isNoStandIn(value: unknown): boolean {
  const fields = Object(value) as Readonly<Record<string, unknown>>;
  return typeof fields['value'] === 'string' && FALSE.has(String(fields['placeholder']).toLowerCase());
}

/** Words between commas as a list, as they are typed, and in the form of topics. */
function meantList(text: string, words: Words): string[] {
  const items = text
    .replace(/^[[({]|[\])}]$/g, '')
    .split(/\s*[,;]\s*/)
    .map((item) => item.replace(/^#/, '').trim())
    .filter(Boolean);
  if (items.length === 0 || /^-\S|\s-\S/.test(text)) return [];
  const names = items.map((item) => wordCalled(item, words) ?? meantNames(item).at(-1) ?? item);
  const isCalled = items.some((item) => wordCalled(item, words) !== undefined);
  if (isCalled) return [`[${names.join(', ')}]`];
  return [`[${items.map(writeText).join(', ')}]`, `[${names.join(', ')}]`];
}

function meantSwitch(text: string): string[] {
  const word = text.trim().toLowerCase();
  if (TRUE.has(word)) return ['true'];
  return FALSE.has(word) ? ['false'] : [];
}

/** The only one of several values that a misspelt one is near to. */
function oneOf(values: readonly string[], text: string): string[] {
  if (values.length === 1 && values[0] === 'true') return TRUE.has(text.toLowerCase()) ? ['true'] : [];
  const same = values.find((value) => value.toLowerCase() === text.trim().toLowerCase());
  return [same ?? nearest(text.trim().toLowerCase(), values) ?? ''].filter(Boolean);
}

function optionsOf(issue: Issue): string[] {
  return 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
}

/** A mail address behind `mailto:`, between a name and brackets, or with words in place of its signs. */
function meantMail(text: string): string[] {
  const signs = text
    .replace(/ ?[([]at[)\]] ?| at /gi, '@')
    .replace(/ ?[([]dot[)\]] ?| dot /gi, '.')
    .replace(/^mailto:/i, '');
  const [only, ...others] = signs.match(/[^\s@:<>(),;"]+@[^\s@:<>(),;"?]+\.[^\s@:<>(),;"?]+/g) ?? [];
  return only === undefined || others.length > 0 ? [] : [only];
}

/** An address without its beginning, or with a slash or a page behind it. */
function meantAddresses(text: string): string[] {
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^(?:https?:?\/*|\/+)/i, '')}`;
  if (!isUrl(whole) || !/^https?:\/\/[\w-]+\.[\w.-]+/.test(whole)) return [];
  return [whole, whole.replace(/\/+$/, '')];
}
