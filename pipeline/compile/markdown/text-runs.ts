import type { Element, Root, Text } from 'hast';
import { OPAQUE } from '../typography/addresses.ts';

/** A text node of a run: where it stands in the run's text, and in the tree. */
export interface RunPart {
  readonly node: Text;
  readonly parent: Root | Element;
  readonly start: number;
}

/** The running text of one block, as if nothing in it were marked up, and the nodes that it comes from. */
export interface TextRun {
  readonly text: string;
  readonly parts: readonly RunPart[];
}

/** Elements whose words are no running text: in a run, one sign stands for each. */
const LITERAL = new Set('code kbd samp var tt math svg img input'.split(' '));
/** Elements in which nothing is running text. */
const LITERAL_BLOCKS = new Set('pre script style textarea'.split(' '));
/** Elements that go on with the text around them. */
const INLINE = new Set(
  'a abbr b bdi bdo big cite data del dfn em font i ins label mark q s small span strike strong time u wbr'.split(' '),
);
/** Elements that stand beside the line with a text of their own. */
const BESIDE = new Set('sup sub'.split(' '));

/** The runs of a tree, each a block or a part of one. */
export function textRuns(tree: Root): TextRun[] {
  const runs: TextRun[] = [];
  let [text, parts] = newRun();
  collect(tree);
  finish();
  return runs;

  function collect(parent: Root | Element): void {
    for (const node of parent.children) {
      if (node.type === 'text') {
        parts.push({ node, parent, start: text.length });
        text += node.value;
      } else if (node.type === 'element') {
        collectElement(node);
      }
    }
  }

  function collectElement(node: Element): void {
    const { tagName } = node;
    if (LITERAL.has(tagName)) text += OPAQUE;
    else if (tagName === 'br') text += '\n';
    else if (INLINE.has(tagName)) collect(node);
    else if (BESIDE.has(tagName)) collectBeside(node);
    else {
      finish();
      if (!LITERAL_BLOCKS.has(tagName)) collect(node);
      finish();
    }
  }

  function collectBeside(node: Element): void {
    const [line, lineParts] = [`${text}${OPAQUE}`, parts];
    [text, parts] = newRun();
    collect(node);
    finish();
    [text, parts] = [line, lineParts];
  }

  function finish(): void {
    if (parts.length > 0) runs.push({ text, parts });
    [text, parts] = newRun();
  }
}

function newRun(): [string, RunPart[]] {
  return ['', []];
}
