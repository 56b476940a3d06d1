import { Composer, visit, Lexer, Parser, YAMLParseError, type Document } from 'yaml';
import { MOST_YAML_DEPTH, MOST_YAML_PARTS } from '../../content/limits.ts';

/** A star where YAML reads an alias of an anchor above. */
const STAR = /(?:^|[\s,[{:])\*/;
/** The start of a lexeme between parts: white space or a comment. */
const BLANK = /^[\s#]/;
/** The library's own mark before each scalar, a lexeme of its own. */
const SCALAR_MARK = '\u001f';

/** With `failsafe`, every scalar is read as the text that was typed. */
export type YamlSchema = 'core' | 'failsafe';

/** Why and where a YAML text cannot be composed. */
export interface YamlBound {
  readonly offset: number;
  readonly what: string;
  readonly limit: number;
}

/**
 * Composes a single YAML document as `parseDocument()` does, but counts while it reads and refuses text that is too
 * deep or has too many parts: the library composes by recursion and compares each key with all others.
 */
export function composeYaml(text: string, schema: YamlSchema = 'core'): Document | YamlBound {
  let bound: YamlBound | undefined;
  const composer = new Composer({ prettyErrors: false, logLevel: 'error', schema, strict: true });
  const [first, second] = [...composer.compose(tokens(), true, text.length)];
  if (bound) return bound;
  if (!first) throw new Error('A YAML text is always composed to a document, if only an empty one');
  if (second)
    first.errors.push(
      new YAMLParseError([second.range[0], second.range[2]], 'MULTIPLE_DOCS', 'a second document begins here'),
    );
  if (first.errors.length === 0 && STAR.test(text)) first.errors.push(...strayAliases(first));
  return first;

  function* tokens() {
    const parser = new Parser();
    let parts = 0;
    for (const lexeme of new Lexer().lex(text)) {
      if (lexeme !== SCALAR_MARK && !BLANK.test(lexeme)) parts++;
      yield* parser.next(lexeme);
      const { offset, stack } = parser;
      if (stack.length > MOST_YAML_DEPTH)
        bound = { offset, what: 'levels of lists and fields', limit: MOST_YAML_DEPTH };
      if (parts > MOST_YAML_PARTS) bound = { offset, what: 'names and values', limit: MOST_YAML_PARTS };
      if (bound) return;
    }
    yield* parser.end();
  }
}

/** Finds words between stars, which YAML reads as aliases; no anchor above has such a name. */
function strayAliases(document: Document): YAMLParseError[] {
  const errors: YAMLParseError[] = [];
  visit(document, {
    Alias(_key, alias) {
      const [start = 0, end = start] = alias.range ?? [];
      if (alias.resolve(document) === undefined)
        errors.push(new YAMLParseError([start, end], 'BAD_ALIAS', 'Unresolved alias'));
    },
  });
  return errors;
}
