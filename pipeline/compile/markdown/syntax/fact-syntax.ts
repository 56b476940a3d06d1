import type { CompileContext, Extension as FromMarkdownExtension, Token } from 'mdast-util-from-markdown';
import type { Code, Effects, Extension, State, TokenizeContext } from 'micromark-util-types';
import { nameOfFact } from '../../../content/fact-form.ts';
import type { Facts } from '../../facts.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    fact: 'fact';
  }
}

const [OPEN, CLOSE, LAST_LINE_ENDING] = [123, 125, -3];

/**
 * Tokenizes `{{ name }}` in running text. As part of the tokenizer, it needs no exception for code and link addresses,
 * and a backslash before it makes it ordinary text.
 */
export const factSyntax: Extension = {
  text: { [OPEN]: { name: 'fact', previous: (code) => code !== OPEN, tokenize } },
};

function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const start = this.now();
  function inside(code: Code): State | undefined {
    if (code === null || code <= LAST_LINE_ENDING) return nok(code);
    effects.consume(code);
    return code === CLOSE ? end : inside;
  }

  /** Expects the second closing brace. */
  const end: State = (code) => {
    if (code !== CLOSE) return nok(code);
    effects.consume(code);
    effects.exit('fact');
    return nameOfFact(this.sliceSerialize({ start, end: this.now() })) === undefined ? nok : ok;
  };

  return (code) => {
    effects.enter('fact');
    effects.consume(code);
    return (second) => (second === OPEN ? inside(second) : nok(second));
  };
}

/** Turns the token into the text of its fact. */
export function factFromMarkdown(facts: Facts): FromMarkdownExtension {
  return {
    enter: {
      fact(this: CompileContext, token: Token) {
        const name = nameOfFact(this.sliceSerialize(token)) ?? '';
        this.enter({ type: 'text', value: textOfFact(name, facts) }, token);
      },
    },
    exit: {
      fact(this: CompileContext, token: Token) {
        this.exit(token);
      },
    },
  };
}

/** Returns the text of a fact by its name; an unknown name stays as it is. */
export function textOfFact(name: string, facts: Facts): string {
  return facts.get(name) ?? `{{ ${name} }}`;
}
