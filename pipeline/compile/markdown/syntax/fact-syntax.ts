import type { CompileContext, Extension as FromMarkdownExtension, Token } from 'mdast-util-from-markdown';
import type { Code, Effects, Extension, State, TokenizeContext } from 'micromark-util-types';
import { nameOfFact, FACT } from '../../../content/fact-form.ts';
import type { Facts } from '../../facts.ts';
import type { Nodes, Parents, Root, Text } from 'mdast';
import { createPointTable, sourceOf, startOf } from '../points.ts';
import { visitMarkdown } from '../visit.ts';

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
function textOfFact(name: string, facts: Facts): string {
  return facts.get(name) ?? `{{ ${name} }}`;
}

const FACTS = new RegExp(FACT, 'g');
const BEGINS_WITH_FACT = new RegExp(`^${FACT}`);

/**
 * Splits the texts of a tree at their facts, into the nodes that the fact tokenizer would have made. Returns false if
 * the tree cannot tell: braces were escaped, or are in alternative text.
 */
export function putFactsIn(tree: Root, source: string, facts: Facts): boolean {
  if (!source.includes('{{')) return true;
  let isSure = true;
  const parents = new Set<Parents>();
  visitMarkdown(tree, (node, _index, parent) => {
    if (mayHoldFact(node)) parents.add(parent);
    if ('alt' in node && node.alt?.includes('{{')) isSure = false;
  });
  for (const parent of parents) {
    parent.children = (parent.children as Nodes[]).flatMap((node): Nodes[] => {
      const pieces = mayHoldFact(node) ? splitAtFacts(node, source, facts) : [node];
      isSure &&= pieces !== undefined;
      return pieces ?? [];
    }) as never;
  }
  return isSure;
}

function mayHoldFact(node: Nodes): node is Text {
  return node.type === 'text' && node.value.includes('{{');
}

/**
 * Returns the text before the first fact, then each fact with the text after it. Undefined if these differ from the
 * source.
 */
function splitAtFacts(text: Text, source: string, facts: Facts): Text[] | undefined {
  const { value } = text;
  const start = startOf(text);
  if (!start || sourceOf(text, source) !== value) return undefined;
  const pointAt = createPointTable(value, start);
  const begins = [...new Set([0, ...Array.from(value.matchAll(FACTS), ({ index }) => index)])];
  return begins.map((begin, number) => {
    const end = begins[number + 1] ?? value.length;
    const piece = value.slice(begin, end).replace(BEGINS_WITH_FACT, (_, name: string) => textOfFact(name, facts));
    return { type: 'text', value: piece, position: { start: pointAt(begin), end: pointAt(end) } };
  });
}
