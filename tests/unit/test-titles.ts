import { parseSync, Visitor, type ESTree } from 'vite';

/** Matches a variable in the title of a test: `${…}` in a template; `%s`, `%j`, `%i` or `$name` of a table. */
const VALUE = /\$\{[^}]*\}|%[sji]|\$[\w.]+/;

/** The name under which modules import Playwright's and Vitest's `test`. */
const TEST = 'test';

/** Returns the titles of the tests in a source, with templates as written. */
export function titlesIn(file: string, source: string): string[] {
  const titles: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const title = first && titleOf(first, source);
      if (nameOf(callee) === TEST && title !== undefined) titles.push(title);
    },
  }).visit(parseSync(file, source).program);
  return titles;
}

/**
 * Returns the values in a title for the variables of a written title; empty if both are equal, undefined if the title
 * does not match.
 */
export function valuesOf(title: string, written: string): string[] | undefined {
  if (title === written) return [];
  const parts = written
    .split(new RegExp(VALUE, 'g'))
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('(.+)')}$`).exec(title)?.slice(1);
}

function titleOf(node: ESTree.Argument, source: string): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return source.slice(node.start + 1, node.end - 1).replaceAll('\\`', '`');
}

/** Returns the first name of a call: `test` of `test.each(rows)('title', …)`. */
function nameOf(callee: ESTree.Expression): string | undefined {
  switch (callee.type) {
    case 'Identifier':
      return callee.name;
    case 'MemberExpression':
      return nameOf(callee.object);
    case 'CallExpression':
      return nameOf(callee.callee);
    default:
      return undefined;
  }
}
