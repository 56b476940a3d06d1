import type { Element } from 'hast';
import { elementsIn } from './elements.ts';

/** Longer lists have digits. */
const LARGEST_ROMAN = 39;
const ROMAN = Object.entries({ x: 10, ix: 9, v: 5, iv: 4, i: 1 });
const LETTERS = 26;

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
