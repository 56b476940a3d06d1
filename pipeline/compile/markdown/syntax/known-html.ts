import { htmlFlow, htmlText } from 'micromark-core-commonmark';
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from 'micromark-util-types';
import { isKnownElement } from '../html/known-elements.ts';

const LESS_THAN = 60;

/**
 * HTML in Markdown only where a browser knows the element. `<T>` or `<your-name>` is what the
 * writer meant it to be: text.
 */
export const knownHtmlSyntax: Extension = {
  disable: { null: ['htmlFlow', 'htmlText'] },
  flow: { [LESS_THAN]: guarded(htmlFlow, 'knownHtmlFlow', tokenizeBlockName) },
  text: { [LESS_THAN]: guarded(htmlText, 'knownHtmlText', tokenizeTagName) },
};

/** Whether every name that stands like that of an element is one, in a text as it is typed. */
export function isKnownHtml(source: string): boolean {
  return [...source.matchAll(/<\/?([a-z][a-z\d-]*)(?![a-z\d:-])/gi)].every(([, name = '']) => isKnownElement(name));
}

function guarded(construct: Construct, name: string, tokenizeName: TokenizeName): Construct {
  return {
    ...construct,
    name,
    tokenize(this: TokenizeContext, effects, ok, nok) {
      return effects.check(
        { tokenize: tokenizeName, partial: true },
        construct.tokenize.call(this, effects, ok, nok),
        nok,
      );
    },
  };
}

type TokenizeName = (effects: Effects, ok: State, nok: State) => State;

/** Elements that go on to their end tag as blocks, whatever stands in them. */
const TO_THE_END = new Set(['pre', 'script', 'style', 'textarea']);

/** The same for a block: `<script src="a" />` is none, since its end would be looked for in all that follows. */
function tokenizeBlockName(effects: Effects, ok: State, nok: State): State {
  let last: Code = null;
  return tokenizeTagName(effects, ok, nok, (name) => (TO_THE_END.has(name) ? rest : undefined));

  function rest(code: Code): State | undefined {
    const isEnd = code === null || code < 0 || code === 62;
    if (isEnd) effects.exit('data');
    if (isEnd) return code === 62 && last === 47 ? nok(code) : ok(code);
    last = code;
    effects.consume(code);
    return rest;
  }
}

/** Goes on with what `next` gives for a name that is known, if it gives something. */
function tokenizeTagName(
  effects: Effects,
  ok: State,
  nok: State,
  next: (name: string) => State | undefined = () => undefined,
): State {
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
    if (!isKnownElement(name)) return nok(code);
    const further = next(name.toLowerCase());
    return further ? further(code) : end(code);
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
