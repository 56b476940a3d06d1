import { htmlFlow, htmlText } from 'micromark-core-commonmark';
import type { Construct, Extension, TokenizeContext } from 'micromark-util-types';
import type { Processor } from 'unified';
import { addSyntax, lookAhead } from './add-syntax.ts';
import { htmlTagNames } from 'html-tag-names';

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

const tokenizer: Extension = {
  disable: { null: ['htmlFlow', 'htmlText'] },
  flow: { [LESS_THAN]: guarded(htmlFlow, 'knownHtmlFlow', knownBlock) },
  text: { [LESS_THAN]: guarded(htmlText, 'knownHtmlText', knownName) },
};

/**
 * Reads HTML in Markdown only if a browser knows the element. `<T>` and `<your-name>` stay text, as the writer meant
 * them.
 */
export function remarkKnownHtml(this: Processor): void {
  addSyntax(this, { tokenizer });
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

function isKnownTag(seen: string): boolean {
  return /^<[!?]/.test(seen) || isKnownElement(nameIn(seen));
}

function nameIn(seen: string): string {
  return NAME.exec(seen)?.[1] ?? '';
}

/** Elements that a browser knows; `svg` and `math` stand for whole vocabularies. */
const known = new Set([...htmlTagNames, 'svg', 'math']);

/**
 * Tells whether a typed name is that of an HTML element. `<DIV>` is, and so is `<Br>`, which phones write; `<Video>`
 * and `<Object>` are names that programs give their own components.
 */
export function isKnownElement(name: string): boolean {
  const lower = name.toLowerCase();
  return known.has(lower) && (name === lower || name.length <= 2 || name === name.toUpperCase());
}
