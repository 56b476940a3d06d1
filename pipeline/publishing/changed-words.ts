import { alignWords } from '../lint/fixes/diff.ts';
import type { ChangedBlock, WordsPiece } from './events.ts';

/** Where a paragraph, heading, item or row ends in Markdown. */
const BLOCK_END = /\n{2,}|\n(?=\s*(?:[-*+|>]|\d+[.)])\s)/;
/** Share of words that two blocks have in common if one was made of the other. */
const RELATED = 0.4;

/**
 * Compares two texts in Markdown block by block, and blocks that were made of each other word by word. Returns the blocks
 * that differ, in order.
 */
export function changedBlocks(before: string, after: string): ChangedBlock[] {
  const [old, fresh] = [blocksOf(before), blocksOf(after)];
  const changed: ChangedBlock[] = [];
  let [from, to] = [0, 0];
  for (const [kept, keptAs] of [...alignWords(old, fresh).kept, [old.length, fresh.length]] as const) {
    changed.push(...compareRuns(old.slice(from, kept), fresh.slice(to, keptAs)));
    [from, to] = [kept + 1, keptAs + 1];
  }
  return changed;
}

function blocksOf(text: string): string[] {
  const blocks = text.split(BLOCK_END).map((block) => block.replaceAll(/\s+/g, ' ').trim());
  return blocks.filter((block) => block !== '');
}

/** Compares what stands between two blocks that are the same. */
function compareRuns(removed: readonly string[], added: readonly string[]): ChangedBlock[] {
  const blocks: ChangedBlock[] = [];
  let next = 0;
  for (const old of removed) {
    const at = added.findIndex((block, index) => index >= next && areRelated(old, block));
    if (at === -1) {
      blocks.push([{ is: 'removed', text: old }]);
      continue;
    }
    blocks.push(...added.slice(next, at).map(addedBlock), changedWords(old, added[at] ?? ''));
    next = at + 1;
  }
  return [...blocks, ...added.slice(next).map(addedBlock)];
}

function addedBlock(text: string): ChangedBlock {
  return [{ is: 'added', text }];
}

function areRelated(one: string, other: string): boolean {
  const [left, right] = [one.split(' '), other.split(' ')];
  return alignWords(left, right).kept.length >= RELATED * Math.max(left.length, right.length);
}

/** Compares two blocks word by word. */
function changedWords(before: string, after: string): ChangedBlock {
  const [old, fresh] = [before.split(' '), after.split(' ')];
  const pieces: WordsPiece[] = [];
  const add = (is: WordsPiece['is'], words: readonly string[]): void => {
    const last = pieces.at(-1);
    if (words.length === 0) return;
    if (last?.is === is) pieces[pieces.length - 1] = { is, text: `${last.text} ${words.join(' ')}` };
    else pieces.push({ is, text: words.join(' ') });
  };
  let [from, to] = [0, 0];
  for (const [kept, keptAs] of [...alignWords(old, fresh).kept, [old.length, fresh.length]] as const) {
    add('removed', old.slice(from, kept));
    add('added', fresh.slice(to, keptAs));
    add('kept', old.slice(kept, kept + 1));
    [from, to] = [kept + 1, keptAs + 1];
  }
  return pieces;
}
