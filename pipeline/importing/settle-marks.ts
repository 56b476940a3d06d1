import type { Element, ElementContent, Root } from 'hast';
import type { Plugin } from 'unified';
import { element } from '../markdown/elements.ts';
import { importedOf, type Imported } from './imported.ts';
import { NOTE_REFERENCE } from './notes.ts';
import { styleOf } from './styles.ts';

/** The marks of words in the order in which they enclose each other. */
const MARKS = ['strong', 'em', 'del', 'sup', 'sub'] as const;
type Mark = (typeof MARKS)[number];

const MARK_OF: Readonly<Record<string, Mark>> = {
  b: 'strong',
  strong: 'strong',
  em: 'em',
  i: 'em',
  s: 'del',
  strike: 'del',
  del: 'del',
  sup: 'sup',
  sub: 'sub',
};
/** What is published sign by sign. */
const AS_IT_IS = new Set(['code', 'kbd', 'pre', 'samp', 'tt', 'var', NOTE_REFERENCE]);
/** Elements that are nothing without their styles. */
const BARE = /^(?:font|mark|span|u)$/;
const BOLD = /^(?:bold|bolder|[6-9]\d\d)$/;
const LIGHT = /^(?:normal|lighter|[1-5]00)$/;
/** How far the colors of a word differ from gray before it is called colored. */
const COLORFUL = 64;

/**
 * Puts each mark directly around the words that have it, read from elements and styles alike: an inner style may take
 * back what an outer element says, as in the `b` that Google Docs puts around everything.
 */
export const rehypeSettleMarks: Plugin<[], Root> = () => (tree, file) => {
  const nowhere: Around = {
    marks: new Set<Mark>(),
    isUnderlined: false,
    isColored: false,
    isMarked: false,
    isInLink: false,
    isInHead: false,
    isInCell: false,
  };
  tree.children = settled(tree.children as ElementContent[], nowhere, importedOf(file));
};

/** Where words stand: links are underlined and colored anyway, the head of a table is bold, and headings have colors. */
interface Around {
  readonly marks: ReadonlySet<Mark>;
  readonly isUnderlined: boolean;
  readonly isColored: boolean;
  readonly isMarked: boolean;
  readonly isInLink: boolean;
  readonly isInHead: boolean;
  readonly isInCell: boolean;
}

function settled(nodes: readonly ElementContent[], around: Around, imported: Imported): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return marked(node, around, imported);
    if (AS_IT_IS.has(node.tagName)) return [node];
    const children = settled(node.children, inside(node, around), imported);
    return MARK_OF[node.tagName] !== undefined || BARE.test(node.tagName) ? children : [{ ...node, children }];
  });
}

function marked(node: ElementContent, { marks, ...around }: Around, { lost }: Imported): ElementContent[] {
  if (node.type !== 'text' || node.value.trim() === '') return [node];
  if (around.isMarked || (around.isColored && !around.isInLink && !around.isInHead)) lost.add('Colors were left out.');
  const all = around.isUnderlined && !around.isInLink ? new Set([...marks, 'em']) : marks;
  const shown = MARKS.filter((mark) => all.has(mark) && !(around.isInCell && mark === 'strong'));
  return [shown.reduceRight<ElementContent>((inner, mark) => element(mark, {}, [inner]), node)];
}

/** Returns how words directly inside of an element are marked. */
function inside(node: Element, around: Around): Around {
  const style = styleOf(node);
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const marks = new Set(around.marks);
  const own = MARK_OF[node.tagName];
  if (own) marks.add(own);
  if (line.includes('line-through')) marks.add('del');
  const said = [
    ['strong', weightOf(style)],
    ['em', slantOf(style)],
    ['sup', raisedOf(style, 'super')],
    ['sub', raisedOf(style, 'sub')],
  ] as const;
  for (const [mark, isSet] of said) if (isSet !== undefined) marks[isSet ? 'add' : 'delete'](mark);
  return {
    marks,
    isUnderlined: around.isUnderlined || node.tagName === 'u' || /\bunderline\b/.test(line),
    isColored: around.isColored || isColorful(style.get('color') ?? ''),
    isMarked: around.isMarked || node.tagName === 'mark' || isHighlighted(style),
    isInLink: around.isInLink || node.tagName === 'a',
    isInHead: around.isInHead || /^(?:th|h[1-6])$/.test(node.tagName),
    isInCell: around.isInCell || node.tagName === 'th',
  };
}

function weightOf(style: ReadonlyMap<string, string>): boolean | undefined {
  const weight = style.get('font-weight') ?? (/\bbold\b/.test(style.get('font') ?? '') ? 'bold' : '');
  return BOLD.test(weight) ? true : LIGHT.test(weight) ? false : undefined;
}

function slantOf(style: ReadonlyMap<string, string>): boolean | undefined {
  const slant = style.get('font-style') ?? (/\bitalic\b/.test(style.get('font') ?? '') ? 'italic' : '');
  return /^(?:italic|oblique)/.test(slant) ? true : slant === 'normal' ? false : undefined;
}

function raisedOf(style: ReadonlyMap<string, string>, which: 'super' | 'sub'): boolean | undefined {
  const place = style.get('vertical-align');
  return place === which ? true : place === 'baseline' ? false : undefined;
}

/** Tells whether words have a background that means something. */
function isHighlighted(style: ReadonlyMap<string, string>): boolean {
  return ['background-color', 'background', 'mso-highlight'].some((name) => isColorful(style.get(name) ?? ''));
}

function isColorful(value: string): boolean {
  if (/^(?:red|green|blue|yellow|lime|aqua|fuchsia|orange|purple|cyan|magenta|teal|maroon|navy)\b/.test(value))
    return true;
  const [, hex = ''] = /^#([\da-f]{6})\b/.exec(value) ?? [];
  const parts =
    hex === ''
      ? [...(/^rgb\(([^)]*)\)/.exec(value)?.[1]?.matchAll(/\d+/g) ?? [])].map(Number)
      : [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return parts.length >= 3 && Math.max(...parts.slice(0, 3)) - Math.min(...parts.slice(0, 3)) > COLORFUL;
}
