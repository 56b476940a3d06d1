import type { CompileContext, Extension as FromMarkdownExtension, Token } from 'mdast-util-from-markdown';
import type { Code, Effects, Extension, State, TokenizeContext } from 'micromark-util-types';
import type { Processor } from 'unified';
import { nameOfFact } from '../../content/fact-form.ts';
import type { Facts } from '../../facts/facts.ts';
import { addSyntax } from './add-syntax.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    fact: 'fact';
  }
}

const [OPEN, CLOSE] = [123, 125];

/** What micromark reads for a tab and for the columns that it fills. */
const TAB_CODES = new Set<Code>([-2, -1]);

/**
 * Tokenizes `{{ name }}` in running text. As part of the tokenizer, it needs no exception for code and link addresses,
 * and a backslash before it makes it ordinary text.
 */
const tokenizer: Extension = {
  text: { [OPEN]: { name: 'fact', previous: (code) => code !== OPEN, tokenize } },
};

function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const start = this.now();
  function inside(code: Code): State | undefined {
    if (!mayStandInside(code)) return nok(code);
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
    return (second) => {
      if (second !== OPEN) return nok(second);
      effects.consume(second);
      return inside;
    };
  };
}

/** Returns true for what may follow `{{`: a tab or blank, the characters of a name, and the closing brace. */
function mayStandInside(code: Code): code is NonNullable<Code> {
  return code !== null && (TAB_CODES.has(code) || /[a-z0-9\- }]/.test(String.fromCharCode(code)));
}

/** Reads `{{ name }}` as the text of that fact. */
export function remarkFacts(this: Processor, facts: Facts): void {
  addSyntax(this, { tokenizer, fromMarkdown: fromMarkdown(facts) });
}

function fromMarkdown(facts: Facts): FromMarkdownExtension {
  return {
    enter: {
      fact(this: CompileContext, token: Token) {
        const name = nameOfFact(this.sliceSerialize(token)) ?? '';
        this.enter({ type: 'text', value: facts.get(name) ?? `{{ ${name} }}` }, token);
      },
    },
    exit: {
      fact(this: CompileContext, token: Token) {
        this.exit(token);
      },
    },
  };
}
