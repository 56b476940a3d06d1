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
/** What styles say of a mark: a property, what the property `font` says in its place, values that set it and take it back. */
const SAID: readonly {
  readonly mark: Mark;
  readonly property: string;
  readonly inFont?: RegExp;
  readonly sets: RegExp;
  readonly takesBack: RegExp;
}[] = [
  {
    mark: 'strong',
    property: 'font-weight',
    inFont: /\bbold\b/,
    sets: /^(?:bold|bolder|[6-9]\d\d)$/,
    takesBack: /^(?:normal|lighter|[1-5]00)$/,
  },
  {
    mark: 'em',
    property: 'font-style',
    inFont: /\bitalic\b/,
    sets: /^(?:italic|oblique)/,
    takesBack: /^normal$/,
  },
  { mark: 'sup', property: 'vertical-align', sets: /^super$/, takesBack: /^baseline$/ },
  { mark: 'sub', property: 'vertical-align', sets: /^sub$/, takesBack: /^baseline$/ },
];
/** How far the colors of a word differ from gray before it is called colored. */
const COLORFUL = 64;

/**
 * Puts each mark directly around the words that have it, read from elements and styles alike: an inner style may take
 * back what an outer element says, as in the `b` that Google Docs puts around everything.
 */
export const rehypeSettleMarks: Plugin<[], Root> = () => (tree, file) => {
  tree.children = settled(tree.children as ElementContent[], new Set(), importedOf(file));
};

/** How words look and where they stand: links are underlined and colored anyway, the head of a table is bold, and headings have colors. */
type State = Mark | 'underlined' | 'colored' | 'highlighted' | 'in a link' | 'in a heading' | 'in the head of a table';
type States = ReadonlySet<State>;

function settled(nodes: readonly ElementContent[], around: States, imported: Imported): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return marked(node, around, imported);
    if (AS_IT_IS.has(node.tagName)) return [node];
    const children = settled(node.children, inside(node, around), imported);
    return MARK_OF[node.tagName] !== undefined || BARE.test(node.tagName) ? children : [{ ...node, children }];
  });
}

function marked(node: ElementContent, states: States, { lost }: Imported): ElementContent[] {
  if (node.type !== 'text' || node.value.trim() === '') return [node];
  const isColored = states.has('colored') && !states.has('in a link') && !states.has('in a heading');
  if (isColored || states.has('highlighted')) lost.add('Colors were left out.');
  const all = new Set<State>(states);
  if (states.has('underlined') && !states.has('in a link')) all.add('em');
  if (states.has('in the head of a table')) all.delete('strong');
  const shown = MARKS.filter((mark) => all.has(mark));
  return [shown.reduceRight<ElementContent>((inner, mark) => element(mark, {}, [inner]), node)];
}

/** Returns how words directly inside of an element look, and where they stand. */
function inside(node: Element, around: States): States {
  const { tagName } = node;
  const style = styleOf(node);
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const states = new Set(around);
  const own = MARK_OF[tagName];
  if (own) states.add(own);
  if (line.includes('line-through')) states.add('del');
  for (const { mark, property, inFont, sets, takesBack } of SAID) {
    const value = style.get(property) ?? (inFont && inFont.exec(style.get('font') ?? '')?.[0]) ?? '';
    if (sets.test(value)) states.add(mark);
    if (takesBack.test(value)) states.delete(mark);
  }
  if (tagName === 'u' || /\bunderline\b/.test(line)) states.add('underlined');
  if (isColorful(style.get('color') ?? '')) states.add('colored');
  if (tagName === 'mark' || isHighlighted(style)) states.add('highlighted');
  if (tagName === 'a') states.add('in a link');
  if (/^(?:th|h[1-6])$/.test(tagName)) states.add('in a heading');
  if (tagName === 'th') states.add('in the head of a table');
  return states;
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
