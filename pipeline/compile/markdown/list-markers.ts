import type { Element } from 'hast';
import { elementsIn } from './elements.ts';

const STYLE = /(?<size>lower|upper)-?(?<form>alpha|latin|roman)/i;
const ROMAN = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const;
const LARGEST_ROMAN = 3999;
const LETTERS = 26;

/** Returns the `type` of an ordered list for the name of a style, such as `a` for `lower-alpha`; undefined for others. */
export function typeOfStyle(style: string): string | undefined {
  const { size, form } = STYLE.exec(style)?.groups ?? {};
  if (form === undefined) return undefined;
  const type = form.toLowerCase() === 'roman' ? 'i' : 'a';
  return size?.toLowerCase() === 'upper' ? type.toUpperCase() : type;
}

/** Returns what a browser shows before each item of an ordered list, without the full stop. */
export function markersOf(list: Element): string[] {
  const { type, start, reversed } = list.properties;
  const items = elementsIn(list, 'li');
  const isReversed = reversed === true || reversed === '';
  let next = integerOf(start) ?? (isReversed ? items.length : 1);
  return items.map(({ properties: { value } }) => {
    const number = integerOf(value) ?? next;
    next = number + (isReversed ? -1 : 1);
    return markerOf(number, String(type));
  });
}

/** Reads an attribute as a browser does; undefined if it does not begin with a number. */
function integerOf(value: unknown): number | undefined {
  const number = Number.parseInt(String(value), 10);
  return Number.isNaN(number) ? undefined : number;
}

/** Letters and Roman numbers have no zero and no negative numbers; browsers then show digits. */
function markerOf(number: number, type: string): string {
  const marker = /^a$/i.test(type) ? toLetters(number) : /^i$/i.test(type) ? toRoman(number) : '';
  if (marker === '') return String(number);
  return /^[A-Z]$/.test(type) ? marker.toUpperCase() : marker;
}

/** `a` to `z`, then `aa`, `ab`. */
function toLetters(number: number): string {
  let letters = '';
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / LETTERS))
    letters = String.fromCharCode(97 + ((rest - 1) % LETTERS)) + letters;
  return letters;
}

function toRoman(number: number): string {
  let [roman, rest] = ['', number > LARGEST_ROMAN ? 0 : number];
  for (const [sign, value] of ROMAN) for (; rest >= value; rest -= value) roman += sign;
  return roman;
}
