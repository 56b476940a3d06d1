import { htmlFlow, htmlText } from 'micromark-core-commonmark';
import type { Construct, Extension, TokenizeContext } from 'micromark-util-types';
import { isKnownElement } from '../html/known-elements.ts';
import { lookAhead } from './look-ahead.ts';

const LESS_THAN = 60;
const NAME = /^<\/?([a-z\d-]*)/i;
/** Elements that extend as blocks to their end tag, whatever is inside. */
const TO_THE_END = new Set(['pre', 'script', 'style', 'textarea']);

const knownName = lookAhead((character, seen) => seen.length < 2 || /[a-z\d-]/i.test(character), isKnownTag);

/**
 * Looks ahead for a known block; `<script src="a" />` is none, because its end tag would be searched for in all that
 * follows.
 */
const knownBlock = lookAhead(
  (character) => character !== '>',
  (seen, next) =>
    isKnownTag(seen) && !(TO_THE_END.has(nameIn(seen).toLowerCase()) && seen.endsWith('/') && next === '>'),
);

/**
 * Reads HTML in Markdown only if a browser knows the element. `<T>` and `<your-name>` stay text, as the writer meant
 * them.
 */
export const knownHtmlSyntax: Extension = {
  disable: { null: ['htmlFlow', 'htmlText'] },
  flow: { [LESS_THAN]: guarded(htmlFlow, 'knownHtmlFlow', knownBlock) },
  text: { [LESS_THAN]: guarded(htmlText, 'knownHtmlText', knownName) },
};

/** Tells whether every name in a source text that looks like an element name is one. */
export function isKnownHtml(source: string): boolean {
  return [...source.matchAll(/<\/?([a-z][a-z\d-]*)(?![a-z\d:-])/gi)].every(([, name = '']) => isKnownElement(name));
}

function guarded(construct: Construct, name: string, guard: Construct): Construct {
  return {
    ...construct,
    name,
    tokenize(this: TokenizeContext, effects, ok, nok) {
      return effects.check(guard, construct.tokenize.call(this, effects, ok, nok), nok);
    },
  };
}

/** Tells whether a tag has a known name, or is a comment or a declaration. */
function isKnownTag(seen: string): boolean {
  return /^<[!?]/.test(seen) || isKnownElement(nameIn(seen));
}

function nameIn(seen: string): string {
  return NAME.exec(seen)?.[1] ?? '';
}
