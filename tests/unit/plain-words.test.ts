import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const RULES = path.join(PROJECT, 'pipeline/findings/rules');

/** Words of programmers, which the person who reads these sentences, and the page that is made of them, does not know. */
const TERMS =
  /(?<![.\w])(?:front matter|YAML|pars(?:e[rs]?|ed|ing)|syntax|token|parity|boolean|null|undefined|schema|regex|string|mdast|hast|node_modules|markup|Unicode|code point|whitespace|delimiter|scalar|mapping)\b/i;

test('no sentence of a rule uses words of programmers', () => {
  const texts = readdirSync(RULES).flatMap((name) => textsIn(readFileSync(path.join(RULES, name), 'utf8')));
  const sentences = texts.filter((text) => text.includes(' ')).map((text) => text.replaceAll(/`[^`]*`/g, '…'));
  expect(sentences.length).toBeGreaterThan(300);
  expect(sentences.filter((text) => TERMS.test(text))).toEqual([]);
});

/** The texts of a program: what stands in quotes, and the pieces of templates. */
function textsIn(source: string): string[] {
  const texts: string[] = [];
  JSON.stringify(parseSync('rules.ts', source).program, (_key, node: unknown) => {
    if (isNode(node) && node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
    if (isNode(node) && node.type === 'TemplateElement' && isCooked(node.value)) texts.push(node.value.cooked);
    return node;
  });
  return texts;
}

function isNode(node: unknown): node is { readonly type: string; readonly value: unknown } {
  return typeof node === 'object' && node !== null && 'type' in node && 'value' in node;
}

function isCooked(value: unknown): value is { readonly cooked: string } {
  return typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string';
}
