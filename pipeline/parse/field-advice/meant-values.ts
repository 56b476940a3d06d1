import type * as z from 'zod';
import { nearest } from '../../nearest.ts';
import { quoteText, writeText } from '../diagnose-yaml/quote-text.ts';
import { meantDays } from './meant-days.ts';
import { meantNames } from './meant-names.ts';

type Issue = z.core.$ZodIssue;

const TRUE = new Set(['yes', 'y', 'true', 'on', '1', 'ja', 'sì', 'si', 'oui', 'x', 'wahr', 'vero']);
const FALSE = new Set(['no', 'n', 'false', 'off', '0', 'nein', 'non', 'falsch', 'falso']);
const CURLY = /^[“”„‘’«](.*)[“”‘’»]$/;

/** What a refused value may have been meant to be, as it would be typed; whoever asks tries which of them is taken. */
export function meantValues(issue: Issue, value: unknown, typed: string): string[] {
  const text = typeof value === 'string' ? (CURLY.exec(value)?.[1] ?? value) : String(value);
  switch (issue.code) {
    case 'invalid_type':
      return meantByType(issue.expected, value, text, typed);
    case 'invalid_value':
      return oneOf(issue.values.map(String), text);
    case 'invalid_union':
      return oneOf(optionsOf(issue), text);
    case 'invalid_format':
      return meantNames(text).map((name) => (/^\d+$/.test(name) ? quoteText(name) : name));
    case 'custom':
      return issue.params?.['rule'] === 'bad-date'
        ? meantDays(text)
        : [...meantAddresses(text), ...meantMail(text)].map(writeText);
    default:
      return [];
  }
}

function meantByType(expected: string, value: unknown, text: string, typed: string): string[] {
  switch (expected) {
    case 'string':
      return meantText(value, typed);
    case 'array':
      return typeof value === 'string' ? meantList(text) : typeof value === 'object' ? [`[${typed}]`] : [`[${text}]`];
    case 'boolean':
      return meantSwitch(text);
    case 'int':
    case 'number':
      return /^\D*(\d+)\D*$/.exec(text)?.slice(1) ?? [];
    default:
      return [];
  }
}

/** A number or what looks like fields is a text if it is quoted; a list of one is that one. */
function meantText(value: unknown, typed: string): string[] {
  if (!Array.isArray(value)) return [quoteText(typed)];
  const [only, ...others] = value as unknown[];
  return typeof only === 'string' && others.length === 0 ? [writeText(only)] : [];
}

/** Words between commas as a list, as they are typed, and in the form of topics. */
function meantList(text: string): string[] {
  const items = text
    .replace(/^[[({]|[\])}]$/g, '')
    .split(/\s*[,;]\s*/)
    .map((item) => item.replace(/^#/, '').trim())
    .filter(Boolean);
  if (items.length === 0 || /^-\S|\s-\S/.test(text)) return [];
  const names = items.map((item) => meantNames(item).at(-1) ?? item);
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
  if (!URL.canParse(whole) || !/^https?:\/\/[\w-]+\.[\w.-]+/.test(whole)) return [];
  return [whole, whole.replace(/\/+$/, '')];
}
