import type { Heading, Root } from 'mdast';
import type { MarkdownContext } from './context.ts';
import { startOf } from './points.ts';
import { visitMarkdown } from './visit.ts';

const EXPLICIT_ID = /\{#([A-Za-z][\w-]*)\}[ \t]*$/;

/** `## Title {#anchor}` fixes the anchor of a heading. */
export function takeHeadingIds(tree: Root): void {
  visitMarkdown(tree, (node) => {
    if (node.type !== 'heading') return;
    const last = node.children.at(-1);
    if (last?.type !== 'text') return;
    const id = EXPLICIT_ID.exec(last.value)?.[1];
    if (id === undefined) return;
    last.value = last.value.replace(EXPLICIT_ID, '').trimEnd();
    if (last.value === '') node.children.pop();
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
  });
}

/**
 * The title of the page is its only heading of level 1. A text that uses that level is moved down
 * as a whole, so that its outline stays, and the writer is told; so are jumps between levels.
 */
export function checkHeadings(tree: Root, { report, locate, topLevel }: MarkdownContext): void {
  const headings: Heading[] = [];
  visitMarkdown(tree, (node) => {
    if (node.type === 'heading') headings.push(node);
  });
  const highest = headings.reduce((least, { depth }) => Math.min(least, depth), 6);
  const shift = Math.max(0, topLevel - highest);
  let previous = topLevel - 1;
  for (const heading of headings) {
    const start = startOf(heading);
    const shifted = heading.depth + shift;
    const tooHigh = heading.depth < topLevel;
    const jump = shifted > previous + 1;
    if (start && (tooHigh || jump)) {
      report.report('heading-level', locate(start.line, start.column), {
        level: String(heading.depth),
        expected: tooHigh ? `${topLevel} or deeper` : String(previous + 1 - shift),
      });
    }
    heading.depth = Math.min(6, shifted) as Heading['depth'];
    previous = shifted;
  }
}
