import type { Heading } from 'mdast';
import { readAnchors } from './headings.ts';
import { parseTyped } from './syntax/parse.ts';

/** A heading as it was typed. */
export interface TypedHeading {
  /** The words without the anchors. */
  readonly words: string;
  /** The anchors that the writer gave it, the current one first. */
  readonly anchors: readonly string[];
  readonly depth: number;
  /** Offset of its line; `line` is the line's number, from 1. */
  readonly start: number;
  readonly line: number;
}

/** Returns the headings of a file with front matter, in order, without those in quotes and lists. */
export function typedHeadings(text: string): TypedHeading[] {
  const headings = parseTyped(text, true).children.filter((node) => node.type === 'heading');
  return headings.map((node) => describe(node, text));
}

/** Notes at the end of a heading, which may stand after its anchors. */
const NOTES = /(?:\[\^[^\s[\]]+\])+$/;

function describe({ depth, children, position }: Heading, text: string): TypedHeading {
  const offset = position?.start.offset ?? 0;
  const from = children[0]?.position?.start.offset ?? offset;
  const typed = text.slice(from, children.at(-1)?.position?.end.offset ?? from);
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return { ...readAnchors(typed.replace(NOTES, '')), depth, start, line: position?.start.line ?? 1 };
}
