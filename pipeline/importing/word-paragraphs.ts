import type { Element, Root } from 'hast';
import type { Plugin } from 'unified';
import { element, elementsIn, headingRank } from '../markdown/elements.ts';
import { elementsBelow, visitElements } from '../markdown/visit.ts';
import { importedOf } from './imported.ts';
import { classesOf, styleOf } from './styles.ts';

const COMMENT = /^(?:msocomanchor|MsoCommentReference|docx-comment)$/;

/** Reads what Word and Google Docs say of paragraphs by their classes: titles, quotations, its table of contents, comments, changes. */
export const rehypeWordParagraphs: Plugin<[], Root> = () => (tree, file) => {
  const { lost } = importedOf(file);
  const below = elementsBelow(tree).some(isTitle) ? 1 : 0;
  visitElements(tree, (node, index, parent) => {
    const said = goneFor(node);
    if (said !== undefined) {
      lost.add(said);
      parent.children.splice(index, 1);
      return index;
    }
    const level = levelOf(node);
    if (isTitle(node)) node.tagName = 'h1';
    else if (level !== undefined) node.tagName = `h${Math.min(6, level + below)}`;
    if (!classesOf(node).some((name) => /^Mso(?:Intense)?Quote/.test(name)) || node.tagName !== 'p') return undefined;
    parent.children[index] = element('blockquote', {}, [{ ...node, properties: {} }]);
    return index + 1;
  });
};

/** Returns what to say of an element that is left out with its words; undefined for any other. */
function goneFor(node: Element): string | undefined {
  const kind = styleOf(node).get('mso-element');
  const classes = classesOf(node);
  const [term] = elementsIn(node, 'dt');
  const isOfComments = node.tagName === 'dl' && String(term?.properties['id']).startsWith('comment-');
  if (kind === 'comment-list' || isOfComments || classes.some((name) => COMMENT.test(name)))
    return 'The comments were left out.';
  if (classes.some((name) => /^MsoToc/i.test(name))) return 'The table of contents was left out.';
  const isChange = node.tagName === 'del' && (node.properties['cite'] ?? node.properties['dateTime']) !== undefined;
  return isChange || classes.includes('msoDel') ? 'Words that a change takes out were left out.' : undefined;
}

function isTitle(node: Element): boolean {
  const isOfDocs = String(node.properties['id'] ?? '').startsWith('h.');
  return (
    node.tagName === 'p' &&
    classesOf(node).some((name) => name.startsWith('MsoTitle') || (isOfDocs && name === 'title'))
  );
}

/** The level that an element says by itself, or by its role, as Word does in a browser. */
function levelOf(node: Element): number | undefined {
  const { role, ariaLevel } = node.properties;
  return headingRank(node) ?? (role === 'heading' ? Number(ariaLevel ?? 2) || 2 : undefined);
}
