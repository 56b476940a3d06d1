import type { Parents, Paragraph, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import type { Place } from '../../../lint/report.ts';
import { nearestValue, onlyNear } from '../../../shared/nearest.ts';
import type { MarkdownContext } from '../context.ts';
import { asTyped, placeOf, startOf } from '../points.ts';
import { visitMarkdown } from '../visit.ts';
import { OPTIONS, type FigureRequest, type InteractiveFigureKind, type RequestsByStart } from './figure-request.ts';

const KINDS = Object.keys(OPTIONS) as InteractiveFigureKind[];
/** The form of an anchor, as in headings. */
const ID = /^[A-Za-z][\w-]*$/;

/**
 * Takes the directives out of a text: a known one with a table below it becomes the table's caption, with its anchor;
 * any other is reported and stays as typed. Returns the requests by start offset.
 */
export function takeDirectives(tree: Root, source: string, context: MarkdownContext): RequestsByStart {
  const found = new Map<number, FigureRequest>();
  if (!source.includes('::')) return found;
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'leafDirective') return undefined;
    const request = requestBy(node, parent, index, context);
    const { id } = request?.options ?? {};
    if (id !== undefined) context.given?.add(id);
    const start = startOf(node)?.offset;
    if (request && start !== undefined) found.set(start, request);
    const taken: Paragraph = request ? captionOf(node, id) : { type: 'paragraph', children: [asTyped(node, source)] };
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
  const { report } = context.report;
  const place = placeOf(node, context);
  const { name } = node;
  const kind = KINDS.find((one) => one === name);
  if (!kind) {
    const meant = onlyNear(name, KINDS);
    const fix = meant === undefined ? undefined : { actual: `::${name}`, expected: `::${meant}` };
    report('unknown-directive', place, () => ({ name, ...nearestValue(name, KINDS) }), fix);
    return undefined;
  }
  const options = node.attributes ?? {};
  if (parent.type !== 'root') report('directive-place', place, { name, kind: 'inside' });
  else if (parent.children[index + 1]?.type !== 'table') report('directive-place', place, { name, kind: 'alone' });
  else if (hasGoodOptions({ kind, options, place }, context)) return { kind, options: filled(options), place };
  return undefined;
}

type Options = NonNullable<LeafDirective['attributes']>;

function hasGoodOptions(
  { kind, options, place }: { kind: InteractiveFigureKind; options: Options; place: Place },
  { report: { report } }: MarkdownContext,
): boolean {
  const known = OPTIONS[kind];
  const unknown = Object.keys(options).filter((option) => !known.includes(option));
  for (const option of unknown)
    report('directive-option', place, () => ({
      name: kind,
      option,
      typed: options[option] ? `${option}="${options[option]}"` : option,
      known: known.map((one) => `\`${one}\``).join(', '),
      ...nearestValue(option, known),
    }));
  if (unknown.length > 0) return false;
  const isGood = !options['id'] || ID.test(options['id']);
  const expected = 'letters, digits and hyphens that begin with a letter, such as `{#plan}`';
  if (!isGood) report('directive-option', place, { name: kind, option: 'id', expected });
  return isGood;
}

function filled(options: Options): Record<string, string> {
  return Object.fromEntries(Object.entries(options).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** Returns a caption, empty if the directive has no words. */
function captionOf({ children, position }: LeafDirective, id: string | undefined): Paragraph {
  const data = { hName: 'figcaption', ...(id !== undefined && { hProperties: { id } }) };
  return { type: 'paragraph', children, data, ...(position && { position }) };
}
