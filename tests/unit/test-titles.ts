import { parseSync } from 'vite';

/** Matches a variable in the title of a test: `${…}` in a template; `%s`, `%j`, `%i` or `$name` of a table. */
const VALUE = /\$\{[^}]*\}|%[sji]|\$[\w.]+/;

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** The name under which modules import Playwright's and Vitest's `test`. */
const TEST = 'test';

/** Returns the titles of the tests in a source, with templates as written. */
export function titlesIn(file: string, source: string): string[] {
  const titles: string[] = [];
  walk(parseSync(file, source).program, (node) => {
    if (node.type !== 'CallExpression' || nameOf(node['callee']) !== TEST) return;
    const [first] = node['arguments'] as Node[];
    const title = first && titleOf(first, source);
    if (title !== undefined) titles.push(title);
  });
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

function titleOf(node: Node, source: string): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  const { start, end } = node as unknown as { start: number; end: number };
  return source.slice(start + 1, end - 1).replaceAll('\\`', '`');
}

/** Returns the first name of a call: `test` of `test.each(rows)('title', …)`. */
function nameOf(callee: unknown): string | undefined {
  const node = callee as Node;
  switch (node.type) {
    case 'Identifier':
      return node['name'] as string;
    case 'MemberExpression':
      return nameOf(node['object']);
    case 'CallExpression':
      return nameOf(node['callee']);
    default:
      return undefined;
  }
}

function walk(value: unknown, meet: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, meet);
  } else if (typeof value === 'object' && value !== null) {
    if ('type' in value) meet(value as Node);
    for (const child of Object.values(value)) walk(child, meet);
  }
}
