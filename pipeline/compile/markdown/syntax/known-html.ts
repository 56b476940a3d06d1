import { htmlFlow, htmlText } from 'micromark-core-commonmark';
import type { Construct, Extension, TokenizeContext } from 'micromark-util-types';
import { isKnownElement } from '../html/known-elements.ts';
import { lookAhead } from './look-ahead.ts';

const LESS_THAN = 60;
const NAME = /^<\/?([a-z\d-]*)/i;
/** Elements that go on to their end tag as blocks, whatever stands in them. */
const TO_THE_END = new Set(['pre', 'script', 'style', 'textarea']);

const knownName = lookAhead((character, seen) => seen.length < 2 || /[a-z\d-]/i.test(character), isKnownTag);

/** The same for a block: `<script src="a" />` is none, since its end would be looked for in all that follows. */
const knownBlock = lookAhead(
  (character) => character !== '>',
  (seen, next) =>
    isKnownTag(seen) && !(TO_THE_END.has(nameIn(seen).toLowerCase()) && seen.endsWith('/') && next === '>'),
);

/**
 * HTML in Markdown only where a browser knows the element. `<T>` or `<your-name>` is what the
 * writer meant it to be: text.
 */
export const knownHtmlSyntax: Extension = {
  disable: { null: ['htmlFlow', 'htmlText'] },
  flow: { [LESS_THAN]: guarded(htmlFlow, 'knownHtmlFlow', knownBlock) },
  text: { [LESS_THAN]: guarded(htmlText, 'knownHtmlText', knownName) },
};

/** Whether every name that stands like that of an element is one, in a text as it is typed. */
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

/** Whether a tag has a name that is known, or is a comment or a declaration. */
function isKnownTag(seen: string): boolean {
  return /^<[!?]/.test(seen) || isKnownElement(nameIn(seen));
}

function nameIn(seen: string): string {
  return NAME.exec(seen)?.[1] ?? '';
}
