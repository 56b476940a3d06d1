import type { Construct } from 'micromark-util-types';
import type { Processor } from 'unified';
import { nameOfFact } from '../../content/fact-form.ts';
import type { Facts } from '../../facts/facts.ts';
import { addSyntax, lookAhead, toText } from './add-syntax.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    fact: 'fact';
  }
}

const OPEN = 123;

/** Reads on while a fact may go on: braces, blanks and the characters of a name, up to the second closing brace. */
const reference = lookAhead(
  (character, seen) => /[{}\t a-z0-9-]/.test(character) && !seen.endsWith('}}'),
  (seen) => nameOfFact(seen) !== undefined,
);

/**
 * Tokenizes `{{ name }}` in running text. As part of the tokenizer, it needs no exception for code and link addresses,
 * and a backslash before it makes it ordinary text.
 */
const construct: Construct = {
  name: 'fact',
  previous: (code) => code !== OPEN,
  tokenize(effects, ok, nok) {
    return (code) => {
      effects.enter('fact');
      return effects.attempt(
        reference,
        (next) => {
          effects.exit('fact');
          return ok(next);
        },
        nok,
      )(code);
    };
  },
};

/** Reads `{{ name }}` as the text of that fact. */
export function remarkFacts(this: Processor, facts: Facts): void {
  addSyntax(this, {
    tokenizer: { text: { [OPEN]: construct } },
    fromMarkdown: toText('fact', (typed) => {
      const name = nameOfFact(typed) ?? '';
      return facts.get(name) ?? `{{ ${name} }}`;
    }),
  });
}
