import { html } from 'property-information';
import { nameOfFact } from '../../../content/fact-form.ts';
import { BRACED, type RawTag } from './raw-tags.ts';

/** An attribute as it was typed, with its offset in the text of its tag. */
export interface TypedAttribute {
  readonly name: string;
  /** The value as typed, with its quotes; undefined if the attribute has none. */
  readonly value: string | undefined;
  readonly index: number;
  readonly text: string;
}

const ATTRIBUTE = new RegExp(String.raw`([^\s"'<>/=]+)(?:\s*=\s*(${BRACED}|"[^"]*"|'[^']*'|[^\s"'>]+))?`, 'g');
/** Attributes of JSX and Vue: `className`, `onClick`, `v-if`, `@click`, `:key`. */
const OF_PROGRAMS = /^(?:className|htmlFor|on[A-Z]\w*|v-[\w:.-]+|[@:#][\w:.-]+|\{.*)$/;

/** Returns the attributes of a tag, in order. */
export function attributesOf({ text }: RawTag): TypedAttribute[] {
  const begin = /^<[^\s/>]+/.exec(text)?.[0].length ?? text.length;
  return [...text.slice(begin).matchAll(ATTRIBUTE)].map(({ 0: all, 1: name = '', 2: value, index }) => ({
    name,
    value,
    index: begin + index,
    text: all,
  }));
}

/** Tells whether HTML defines an attribute. */
export function isKnownAttribute({ name }: TypedAttribute): boolean {
  return Object.hasOwn(html.normal, name.toLowerCase());
}

/** Tells whether an attribute has program syntax: `style={{…}}`, `onClick={…}`. */
export function isOfProgram({ name, value }: TypedAttribute): boolean {
  return OF_PROGRAMS.test(name) || (value?.startsWith('{') === true && nameOfFact(value) === undefined);
}
