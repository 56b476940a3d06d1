import { Composer, visit, Lexer, Parser, YAMLParseError, type Document } from 'yaml';
import { MOST_YAML_DEPTH, MOST_YAML_PARTS } from '../../content/limits.ts';

/** Where YAML takes a star for the name of something that stands above. */
const STAR = /(?:^|[\s,[{:])\*/;
/** What lies between parts. */
const BLANK = /^[\s#]/;
/** The library's own mark before each scalar, which is a lexeme by itself. */
const SCALAR_MARK = '\u001f';

/** With `failsafe`, every scalar is taken as the text that was typed. */
export type YamlSchema = 'core' | 'failsafe';

/** Why and where a YAML text cannot be composed. */
export interface YamlBound {
  readonly offset: number;
  readonly what: string;
  readonly limit: number;
}

/**
 * Composes the one document of a YAML text as `parseDocument()` does, but counts while it reads: the library
 * composes by recursion and compares each key with all others, so what is too deep or too much is refused before.
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

/** Words between stars, which YAML takes for a repetition of something: nothing above has such a name. */
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
