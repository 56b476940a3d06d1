import type { CompileContext, Extension as FromMarkdownExtension, Token } from 'mdast-util-from-markdown';
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from 'micromark-util-types';
import type { Facts } from '../facts.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    fact: 'fact';
    factMarker: 'factMarker';
    factName: 'factName';
  }
}

declare module 'mdast' {
  interface TextData {
    /** A name between double braces that no fact has. */
    unknownFact?: string;
  }
}

const [OPEN, CLOSE, HYPHEN] = [123, 125, 45];

/**
 * `{{ name }}` in running text as a token of its own. As part of the tokenizer it stays out of
 * code and of link addresses by itself, and a backslash before it makes it ordinary text.
 */
export const factSyntax: Extension = { text: { [OPEN]: construct() } };

function construct(): Construct {
  return { name: 'fact', previous: (code) => code !== OPEN, tokenize };
}

function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  let afterHyphen = true;
  return start;

  function start(code: Code): State | undefined {
    effects.enter('fact');
    effects.enter('factMarker');
    effects.consume(code);
    return secondOpen;
  }

  function secondOpen(code: Code): State | undefined {
    if (code !== OPEN) return nok(code);
    effects.consume(code);
    return beforeName;
  }

  function beforeName(code: Code): State | undefined {
    if (isBlank(code)) {
      effects.consume(code);
      return beforeName;
    }
    if (!isLetter(code)) return nok(code);
    effects.exit('factMarker');
    effects.enter('factName');
    return name(code);
  }

  function name(code: Code): State | undefined {
    if (isLetter(code) || isDigit(code)) afterHyphen = false;
    else if (code === HYPHEN && !afterHyphen) afterHyphen = true;
    else return nameEnd(code);
    effects.consume(code);
    return name;
  }

  function nameEnd(code: Code): State | undefined {
    if (afterHyphen) return nok(code);
    effects.exit('factName');
    effects.enter('factMarker');
    return afterName(code);
  }

  function afterName(code: Code): State | undefined {
    if (!isBlank(code) && code !== CLOSE) return nok(code);
    effects.consume(code);
    return code === CLOSE ? secondClose : afterName;
  }

  function secondClose(code: Code): State | undefined {
    if (code !== CLOSE) return nok(code);
    effects.consume(code);
    effects.exit('factMarker');
    effects.exit('fact');
    return ok;
  }
}

/** Turns the token into the text of its fact. */
export function factFromMarkdown(facts: Facts): FromMarkdownExtension {
  return {
    enter: {
      fact(this: CompileContext, token: Token) {
        this.enter({ type: 'text', value: '' }, token);
      },
    },
    exit: {
      factName(this: CompileContext, token: Token) {
        const name = this.sliceSerialize(token);
        const node = this.stack.at(-1);
        if (node?.type !== 'text') throw new Error('A fact is always inside its text node');
        const value = facts.get(name);
        node.value = value ?? `{{ ${name} }}`;
        if (value === undefined) node.data = { unknownFact: name };
      },
      fact(this: CompileContext, token: Token) {
        this.exit(token);
      },
    },
  };
}

function isBlank(code: Code): boolean {
  return code === 32 || code === -1 || code === -2;
}

function isLetter(code: Code): boolean {
  return code !== null && code >= 97 && code <= 122;
}

function isDigit(code: Code): boolean {
  return code !== null && code >= 48 && code <= 57;
}
