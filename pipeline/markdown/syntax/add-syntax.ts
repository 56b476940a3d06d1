import type { CompileContext, Extension as FromMarkdownExtension, Token } from 'mdast-util-from-markdown';
import type { Extension, Code, Construct, State, TokenType } from 'micromark-util-types';
import type { Processor } from 'unified';

/** Adds to a parser how some syntax is tokenized, and what becomes of its tokens in the tree. */
export function addSyntax(
  parser: Processor,
  { tokenizer, fromMarkdown }: { readonly tokenizer?: Extension; readonly fromMarkdown?: FromMarkdownExtension },
): void {
  const data = parser.data();
  if (tokenizer) (data.micromarkExtensions ??= []).push(tokenizer);
  if (fromMarkdown) (data.fromMarkdownExtensions ??= []).push(fromMarkdown);
}

/** Makes a text of each token of a kind. */
export function toText(kind: TokenType, valueOf: (typed: string) => string): FromMarkdownExtension {
  return {
    enter: {
      [kind](this: CompileContext, token: Token) {
        this.enter({ type: 'text', value: valueOf(this.sliceSerialize(token)) }, token);
      },
    },
    exit: {
      [kind](this: CompileContext, token: Token) {
        this.exit(token);
      },
    },
  };
}

/** What micromark reads for a tab, and for each further column that it fills. */
const TABS: ReadonlyMap<Code, string> = new Map([
  [-2, '\t'],
  [-1, ' '],
]);

/**
 * Makes a construct that reads ahead on a line while `goesOn` is true, then tests what it has read and the next
 * character.
 */
export function lookAhead(
  goesOn: (character: string, seen: string) => boolean,
  isRight: (seen: string, next: string | undefined) => boolean,
): Construct {
  return {
    partial: true,
    tokenize(effects, ok, nok) {
      let seen = '';
      return look;

      function look(code: Code): State | undefined {
        const character = code === null || code < 0 ? TABS.get(code) : String.fromCharCode(code);
        if (character === undefined || !goesOn(character, seen)) return isRight(seen, character) ? ok(code) : nok(code);
        seen += character;
        effects.consume(code);
        return look;
      }
    },
  };
}
