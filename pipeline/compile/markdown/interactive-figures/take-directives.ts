import type { Parents, Paragraph, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { nearestValue, onlyNear } from '../../../shared/nearest.ts';
import type { MarkdownContext } from '../context.ts';
import { endOf, startOf } from '../points.ts';
import { visitMarkdown } from '../visit.ts';
import {
  INTERACTIVE_FIGURE_KINDS,
  OPTIONS,
  type FigureRequest,
  type RequestsByStart,
  type InteractiveFigureKind,
} from './figure-request.ts';

/**
 * Takes the directives out of a text: one that is known and has a table below it becomes the caption of that table, with the
 * anchor that it was given; any other is a finding, and stays as it was typed. What was asked for, by where it begins in the text.
 */
export function takeDirectives(tree: Root, source: string, context: MarkdownContext): RequestsByStart {
  const found = new Map<number, FigureRequest>();
  if (!source.includes('::')) return found;
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'leafDirective') return undefined;
    const request = requestBy(node, parent, index, context);
    if (request?.options['id']) context.given?.add(request.options['id']);
    const start = startOf(node)?.offset;
    if (request && start !== undefined) found.set(start, request);
    const taken = request ? captionOf(node, request.options['id']) : asTyped(node, source);
    (parent.children as RootContent[]).splice(index, 1, taken);
    return index + 1;
  });
  return found;
}

function requestBy(
  node: LeafDirective,
  parent: Parents,
  index: number,
  context: MarkdownContext,
): FigureRequest | undefined {
  const { report, locate } = context;
  const start = startOf(node);
  const place = locate(start?.line ?? 1, start?.column ?? 1);
  const { name, attributes } = node;
  const kind = INTERACTIVE_FIGURE_KINDS.find((one) => one === name);
  if (!kind) {
    const meant = onlyNear(name, INTERACTIVE_FIGURE_KINDS);
    const fix = meant === undefined ? undefined : { actual: `::${name}`, expected: `::${meant}` };
    report.report('unknown-directive', place, () => ({ name, ...nearestValue(name, INTERACTIVE_FIGURE_KINDS) }), fix);
    return undefined;
  }
  if (parent.type !== 'root') report.report('directive-place', place, { name, kind: 'inside' });
  else if (parent.children[index + 1]?.type !== 'table')
    report.report('directive-place', place, { name, kind: 'alone' });
  else if (
    hasKnownOptions(kind, attributes ?? {}, place, context) &&
    hasGoodId(kind, attributes?.['id'], place, context)
  )
    return { kind, options: filled(attributes ?? {}), place };
  return undefined;
}

function hasKnownOptions(
  kind: InteractiveFigureKind,
  attributes: Readonly<Record<string, string | null | undefined>>,
  place: FigureRequest['place'],
  { report }: MarkdownContext,
): boolean {
  const known = OPTIONS[kind];
  const unknown = Object.keys(attributes).filter((option) => !known.includes(option));
  for (const option of unknown)
    report.report('directive-option', place, () => ({
      name: kind,
      option,
      known: known.map((one) => `\`${one}\``).join(', '),
      ...nearestValue(option, known),
    }));
  return unknown.length === 0;
}

function filled(attributes: Readonly<Record<string, string | null | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** An anchor has the form of those that headings are given. */
function hasGoodId(
  name: InteractiveFigureKind,
  id: string | null | undefined,
  place: FigureRequest['place'],
  { report }: MarkdownContext,
): boolean {
  const isGood = !id || ID.test(id);
  const expected = 'letters, digits and hyphens that begin with a letter, such as `{#plan}`';
  if (!isGood) report.report('directive-option', place, { name, option: 'id', expected });
  return isGood;
}

const ID = /^[A-Za-z][\w-]*$/;

/** A caption, empty where the directive has no words. */
function captionOf({ children, position }: LeafDirective, id: string | undefined): Paragraph {
  return {
    type: 'paragraph',
    children,
    ...(position && { position }),
    data: { hName: 'figcaption', ...(id !== undefined && { hProperties: { id } }) },
  };
}

function asTyped(node: LeafDirective, source: string): Paragraph {
  const value = source.slice(startOf(node)?.offset, endOf(node)?.offset);
  return { type: 'paragraph', children: [{ type: 'text', value, ...(node.position && { position: node.position }) }] };
}
