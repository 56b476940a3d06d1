import { expect } from 'vitest';
import type { Facts } from '../../pipeline/compile/facts.ts';
import { loadFastParser } from '../../pipeline/compile/markdown/syntax/fast-parse.ts';
import { createExactParser } from '../../pipeline/compile/markdown/syntax/parse.ts';

const parseFast = await loadFastParser();
const parsers = new Map<Facts, ReturnType<typeof createExactParser>>();

/**
 * Compares the trees of both parsers, with every position. Returns whether the fast parser accepts the text. Throws if
 * the trees differ, or the fast parser cannot be loaded.
 */
export function expectSameTree(text: string, hasFrontMatter: boolean, facts: Facts): boolean {
  if (!parseFast) throw new Error('The fast parser cannot be loaded on this machine');
  const fast = parseFast(text, hasFrontMatter, facts);
  if (!fast) return false;
  const parseExactly = parsers.get(facts) ?? createExactParser(facts);
  parsers.set(facts, parseExactly);
  expect(plain(fast)).toEqual(plain(parseExactly(text, hasFrontMatter)));
  return true;
}

/** Removes fields whose value is undefined. */
function plain(tree: object): unknown {
  return JSON.parse(JSON.stringify(tree));
}
