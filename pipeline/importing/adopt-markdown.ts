import type { Heading, Root } from 'mdast';
import { editText, type TextEdit } from '../shared/edit-text.ts';
import { parseTyped } from '../markdown/syntax/parse.ts';
import { wordsOfNode } from '../markdown/tree-text.ts';
import { nodesBelow } from '../markdown/visit.ts';
import { fencedOf } from '../yaml/fenced.ts';
import { closedUp } from './headings.ts';
import type { Imported } from './imported.ts';
import { cleanAddress } from './targets.ts';

const TITLE = /^title:[ \t]*(?<quote>["']?)(?<title>.+?)\k<quote>[ \t]*$/m;

/** Returns a Markdown text as a text of this site: every sign as it was typed, but for its fields, levels and trackers. */
export function adoptMarkdown(typed: string, imported: Imported): string {
  const whole = typed.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  const fenced = fencedOf(whole);
  const source = fenced?.body.trimStart() ?? whole;
  if (fenced) imported.lost.add('The fields above the text were left out.');
  const linked = editText(source, editLinks(parseTyped(source, false), source));
  const edits = editHeadings(parseTyped(linked, false), linked, imported);
  const title = TITLE.exec(fenced?.fields ?? '')?.groups?.['title'];
  if (title !== undefined) imported.title = title;
  return `${editText(linked, edits).trim()}\n`;
}

function editHeadings(tree: Root, source: string, imported: Imported): TextEdit[] {
  const headings = nodesBelow(tree).filter((node): node is Heading => node.type === 'heading');
  const [first] = headings;
  const isTitle =
    first !== undefined &&
    imported.isDocument &&
    tree.children[0] === first &&
    headings.slice(1).every(({ depth }) => depth > first.depth);
  if (isTitle) imported.title = wordsOfNode(first);
  const kept = isTitle ? headings.slice(1) : headings;
  const depths = closedUp(kept.map(({ depth }) => depth));
  const renewed = kept.map((heading, index) =>
    editOf(heading, `${'#'.repeat(depths[index] ?? 2)} ${wordsIn(heading, source)}`),
  );
  return [...(isTitle ? [editOf(first, '')] : []), ...renewed];
}

/** The words of a heading as they were typed. */
function wordsIn({ children }: Heading, source: string): string {
  return source
    .slice(children[0]?.position?.start.offset ?? 0, children.at(-1)?.position?.end.offset ?? 0)
    .replaceAll(/\s*\n\s*/g, ' ');
}

function editLinks(tree: Root, source: string): TextEdit[] {
  return nodesBelow(tree).flatMap((node) => {
    if ((node.type !== 'link' && node.type !== 'definition') || !/^https?:/i.test(node.url)) return [];
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const at = source.lastIndexOf(node.url, end);
    const isTyped = at >= start && cleanAddress(node.url) !== node.url;
    return isTyped ? [{ start: at, end: at + node.url.length, text: cleanAddress(node.url) }] : [];
  });
}

function editOf({ position }: Heading, text: string): TextEdit {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0, text };
}
