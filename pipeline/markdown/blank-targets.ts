import type { Root } from 'mdast';
import type { MarkdownContext } from './context.ts';
import { endOf, startOf } from './points.ts';
import { createPointFinder } from './raw-tags.ts';
import { visitMarkdown } from './visit.ts';

/** What looks like a link or a picture; a target with a blank in it, out of angle brackets, makes it plain text. */
const LINK = /!?\[([^[\]\n]*)\]\(([^()<>\n"']*)\)/g;
/** How a target begins or ends that is no remark in round brackets. */
const TARGET = /^(?:[a-z]+:|www\.|\.{0,2}\/|#)|\/|\.\w{2,5}(?:[?#]\S*)?$/i;
const ELSEWHERE = /^(?:https?:|www\.)/i;
const QUOTED = /^[“”„«»‘’].*[“”„«»‘’]$/;
const PART_OF_PATH = /[/\\]|\.\w{2,5}(?:[?#]\S*)?$/;

/** Reports links and pictures that are none, since a blank stands in their target or before a title without quotation marks. */
export function reportBlankTargets(tree: Root, source: string, context: MarkdownContext): void {
  const found = [...source.matchAll(LINK)].filter(([, , target = '']) => mayBeTarget(target.trim()));
  if (found.length === 0) return;
  const texts: (readonly [number, number])[] = [];
  visitMarkdown(tree, (node) => {
    const [start, end] = [startOf(node), endOf(node)];
    if (node.type === 'text' && start && end) texts.push([start.offset, end.offset]);
  });
  const isText = (at: number): boolean => texts.some(([start, end]) => start <= at && at < end);
  const pointAt = createPointFinder(source);
  for (const { 0: typed, 1: label = '', 2: target = '', index } of found) {
    const isEscaped = source[index - 1] === '\\' || label.endsWith('\\');
    if (isEscaped || !isText(index) || !isText(index + typed.length - 1)) continue;
    const { line, column } = pointAt(index);
    const mended = `${typed.slice(0, typed.length - target.length - 1)}${mendedTarget(target.trim())})`;
    context.report.report(
      'blank-in-target',
      context.locate(line + 1, column),
      { target: target.trim(), what: typed.startsWith('!') ? 'picture' : 'link', mended },
      context.hasFrontMatter && isSure(target, mended) ? { actual: typed, expected: mended } : undefined,
    );
  }
}

function mayBeTarget(target: string): boolean {
  return /\s/.test(target) && TARGET.test(target);
}

/** A title that has quotation marks, though curly ones, is one; other words may be part of the address. */
function isSure(target: string, mended: string): boolean {
  return mended.endsWith('>)') || QUOTED.test(target.trim().replace(/^\S+\s+/, ''));
}

/** In angle brackets a target may hold blanks. What follows an address of this site and is no path is a title. */
function mendedTarget(target: string): string {
  const [, address = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(target) ?? [];
  if (PART_OF_PATH.test(rest) || !TARGET.test(address) || (ELSEWHERE.test(address) && !QUOTED.test(rest)))
    return `<${target}>`;
  return `${address} "${rest.replace(/^[“”„«»‘’]|[“”„«»‘’]$/g, '')}"`;
}
