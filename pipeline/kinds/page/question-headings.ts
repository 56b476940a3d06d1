import type { Heading, Root } from 'mdast';
import { createExactParser } from '../../markdown/parse.ts';

/** An anchor that a heading brings. */
export const ID = /[ \t]*\{#([A-Za-z][\w-]*)\}[ \t]*$/;

/** A heading as it is typed, without its anchor. */
export interface FoundHeading {
  readonly words: string;
  readonly id: string | undefined;
  readonly depth: number;
  /** Offset of its line. */
  readonly start: number;
}

/** The headings of a page of questions: those that begin a group, and those that are a question. */
export interface FoundHeadings {
  readonly all: readonly FoundHeading[];
  readonly groups: readonly FoundHeading[];
  readonly questions: readonly FoundHeading[];
}

/** The headings of a text, in their order. */
export function headingsOf(text: string): FoundHeadings {
  const tree: Root = createExactParser(new Map())(text, true);
  const all = tree.children.filter((node) => node.type === 'heading').map((node) => describe(node, text));
  const level = Math.min(2, ...all.map(({ depth }) => depth));
  const isAt = (wanted: number) => (heading: FoundHeading) => heading.depth === wanted;
  return { all, groups: all.filter(isAt(level)), questions: all.filter(isAt(level + 1)) };
}

/** Whether two questions ask the same: in the same words, however they are typed. */
export function isSameQuestion(one: string, other: string): boolean {
  return one === other || (plain(one) !== '' && plain(one) === plain(other));
}

function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function describe({ depth, children, position }: Heading, text: string): FoundHeading {
  const offset = position?.start.offset ?? 0;
  const from = children[0]?.position?.start.offset ?? offset;
  const typed = text.slice(from, children.at(-1)?.position?.end.offset ?? from);
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return { words: typed.replace(ID, ''), id: ID.exec(typed)?.[1], depth, start };
}
