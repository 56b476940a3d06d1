import { html } from 'property-information';
import { nameOfFact } from '../../../content/fact-form.ts';
import { BRACED, type RawTag } from './raw-tags.ts';

/** An attribute as it was typed, with where it begins in the text of its tag. */
export interface TypedAttribute {
  readonly name: string;
  /** As it was typed, with its quotes; undefined where the attribute is a bare word. */
  readonly value: string | undefined;
  readonly index: number;
  readonly text: string;
}

const ATTRIBUTE = new RegExp(String.raw`([^\s"'<>/=]+)(?:\s*=\s*(${BRACED}|"[^"]*"|'[^']*'|[^\s"'>]+))?`, 'g');
/** Attributes of JSX and of Vue: `className`, `onClick`, `v-if`, `@click`, `:key`. */
const OF_PROGRAMS = /^(?:className|htmlFor|on[A-Z]\w*|v-[\w:.-]+|[@:#][\w:.-]+|\{.*)$/;

/** The attributes of a tag, in order. */
export function attributesOf({ text }: RawTag): TypedAttribute[] {
  const begin = /^<[^\s/>]+/.exec(text)?.[0].length ?? text.length;
  return [...text.slice(begin).matchAll(ATTRIBUTE)].map(({ 0: all, 1: name = '', 2: value, index }) => ({
    name,
    value,
    index: begin + index,
    text: all,
  }));
}

/** Whether HTML knows an attribute. */
export function isKnownAttribute({ name }: TypedAttribute): boolean {
  return Object.hasOwn(html.normal, name.toLowerCase());
}

/** Whether an attribute is written as a program writes it: `style={{…}}`, `onClick={…}`. */
export function isOfProgram({ name, value }: TypedAttribute): boolean {
  return OF_PROGRAMS.test(name) || (value?.startsWith('{') === true && nameOfFact(value) === undefined);
}
