import { htmlTagNames } from 'html-tag-names';
import { htmlFlow, htmlText } from 'micromark-core-commonmark';
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from 'micromark-util-types';

const LESS_THAN = 60;

/** Elements that a browser knows; `svg` and `math` bring whole vocabularies along. */
const known = new Set([...htmlTagNames, 'svg', 'math']);

/**
 * HTML in Markdown only where a browser knows the element. `<T>` or `<your-name>` is what the
 * writer meant it to be: text.
 */
export const knownHtmlSyntax: Extension = {
  disable: { null: ['htmlFlow', 'htmlText'] },
  flow: { [LESS_THAN]: guarded(htmlFlow, 'knownHtmlFlow') },
  text: { [LESS_THAN]: guarded(htmlText, 'knownHtmlText') },
};

/** Whether every name that stands like that of an element is one, in a text as it is typed. */
export function isKnownHtml(source: string): boolean {
  return [...source.matchAll(/<\/?([a-z][a-z\d-]*)(?![a-z\d:-])/gi)].every(([, name = '']) =>
    known.has(name.toLowerCase()),
  );
}

function guarded(construct: Construct, name: string): Construct {
  return {
    ...construct,
    name,
    tokenize(this: TokenizeContext, effects, ok, nok) {
      return effects.check(
        { tokenize: tokenizeTagName, partial: true },
        construct.tokenize.call(this, effects, ok, nok),
        nok,
      );
    },
  };
}

function tokenizeTagName(effects: Effects, ok: State, nok: State): State {
  let name = '';
  return start;

  function start(code: Code): State | undefined {
    effects.enter('data');
    effects.consume(code);
    return afterLessThan;
  }

  function afterLessThan(code: Code): State | undefined {
    const declaration = code === 33 || code === 63;
    if (declaration) return end(code);
    if (code === 47) {
      effects.consume(code);
      return tagName;
    }
    return tagName(code);
  }

  function tagName(code: Code): State | undefined {
    if (isNamePart(code)) {
      name += String.fromCharCode(code);
      effects.consume(code);
      return tagName;
    }
    return known.has(name.toLowerCase()) ? end(code) : nok(code);
  }

  function end(code: Code): State | undefined {
    effects.exit('data');
    return ok(code);
  }
}

function isNamePart(code: Code): code is number {
  if (code === null) return false;
  const letter = (code | 32) >= 97 && (code | 32) <= 122;
  return letter || (code >= 48 && code <= 57) || code === 45;
}
