import type { Element, Root, Text } from 'hast';
import { OPAQUE } from '../typography/hide-addresses.ts';

/** A text node of a run, with its offset in the run's text and its parent in the tree. */
export interface RunPart {
  readonly node: Text;
  readonly parent: Root | Element;
  readonly start: number;
}

/** The running text of one block without its markup, and the text nodes that it comes from. */
export interface TextRun {
  readonly text: string;
  readonly parts: readonly RunPart[];
}

/** Elements whose content is not running text; one placeholder sign stands for each in a run. */
const LITERAL = new Set('code kbd samp var tt math svg img input'.split(' '));
/** Elements that contain no running text at all. */
const LITERAL_BLOCKS = new Set('pre script style textarea'.split(' '));
/** Inline elements, which continue the surrounding text. */
const INLINE = new Set(
  'a abbr b bdi bdo big cite data del dfn em font i ins label mark q s small span strike strong time u wbr'.split(' '),
);
/** Elements beside the line, with a run of their own. */
const BESIDE = new Set('sup sub'.split(' '));

/** Returns the runs of a tree, each a block or a part of one. */
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
