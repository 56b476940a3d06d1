import type { Element, Root, RootContent, ElementContent } from 'hast';
import type { Question, QuestionGroup } from '../../content/model/page.ts';
import { otherAnchorsOf } from '../../markdown/headings.ts';
import type { PlainTextOptions } from '../../markdown/texts/plain-text.ts';
import { toProse, spokenText } from '../../markdown/texts/prose.ts';
import { typedText, shownText } from '../../markdown/tree-text.ts';
import type { Chapter } from '../../content/model/text.ts';
import { element, headingRank, isElement } from '../../markdown/elements.ts';
import { referencesBelow } from '../../markdown/notes.ts';
import { elementsBelow } from '../../markdown/visit.ts';

/**
 * Divides a compiled text into questions: each heading of level 2 begins a group, each of level 3 a question with the
 * answer below it. Text before the first question of a group becomes a question with the group's own name. Titles and
 * questions are as typed.
 */
export function questionsOf(tree: Root, options: PlainTextOptions): QuestionGroup[] {
  lowerNotes(tree);
  const groups: (Omit<QuestionGroup, 'questions'> & { questions: QuestionInTree[] })[] = [];
  for (const node of tree.children) {
    if (isHeading(node, 'h2')) {
      groups.push({ ...anchorsOf(node), title: typedText(node), questions: [] });
    } else if (isHeading(node, 'h3')) {
      groupAtEnd().questions.push({ ...anchorsOf(node), question: typedText(node), nodes: [] });
    } else if (node.type !== 'text' || node.value.trim() !== '') {
      questionAtEnd().nodes.push(node);
    }
  }
  return groups.map((group) => ({
    ...group,
    questions: group.questions.map((question) => toQuestion(question, options)),
  }));

  function groupAtEnd(): (typeof groups)[number] {
    const last = groups.at(-1) ?? { id: 'questions', title: '', questions: [] };
    if (groups.length === 0) groups.push(last);
    return last;
  }

  function questionAtEnd(): QuestionInTree {
    const group = groupAtEnd();
    const last = group.questions.at(-1) ?? { id: `${group.id}-text`, question: group.title, nodes: [] };
    if (group.questions.length === 0) group.questions.push(last);
    return last;
  }
}

/** A question with the nodes of its answer, which are not written as text yet. */
interface QuestionInTree extends Pick<Question, 'id' | 'alsoAt'> {
  readonly question: string;
  readonly nodes: RootContent[];
}

function toQuestion({ nodes, ...question }: QuestionInTree, options: PlainTextOptions): Question {
  const tree: Root = { type: 'root', children: nodes };
  return { ...question, answer: toProse(tree, options), spoken: spokenText(tree) };
}

function isHeading(node: RootContent, name: 'h2' | 'h3'): node is Element {
  return node.type === 'element' && node.tagName === name;
}

function anchorsOf(node: Element): Pick<Question, 'id' | 'alsoAt'> {
  const others = otherAnchorsOf(node);
  return { id: String(node.properties['id'] ?? ''), ...(others.length > 0 && { alsoAt: others }) };
}

/** Divides a compiled text at its headings of level 2. Text before the first heading is a part without one. */
export function chaptersOf(tree: Root, options: PlainTextOptions): Chapter[] {
  const chapters: { heading?: Element; nodes: RootContent[] }[] = [];
  for (const node of tree.children) {
    if (isHeading(node, 'h2') && typeof node.properties['id'] === 'string') chapters.push({ heading: node, nodes: [] });
    else if (chapters.length > 0) chapters.at(-1)?.nodes.push(node);
    else if (node.type !== 'text' || node.value.trim() !== '') chapters.push({ nodes: [node] });
  }
  return chapters.map(({ heading, nodes }) => ({
    ...(heading && { heading: headingOf(heading, options) }),
    prose: toProse({ type: 'root', children: nodes }, options),
  }));
}

function headingOf(node: Element, options: PlainTextOptions): NonNullable<Chapter['heading']> {
  const { html } = toProse({ type: 'root', children: node.children }, options);
  return { id: String(node.properties['id']), text: shownText(node).trim(), html };
}

/**
 * Moves the references to notes in headings, with the notes behind them, to the end of the block below: a question is
 * shown as a plain text, which has no place for them.
 */
function lowerNotes(tree: Root): void {
  let [references, notes]: [Element[], RootContent[]] = [[], []];
  const children: RootContent[] = [];
  for (const node of tree.children) {
    if (references.length > 0 && isElement(node) && node.properties['dataNumber'] !== undefined) {
      notes.push(node);
      continue;
    }
    children.push(node);
    if (isElement(node) && headingRank(node) !== undefined) references.push(...takeReferences(node));
    else if (isElement(node)) placeBehind(node);
  }
  placeBehind(undefined);
  tree.children = children;

  function placeBehind(block: Element | undefined): void {
    if (references.length === 0) return;
    if (isElement(block, 'p')) block.children.push(...references);
    else children.push(element('p', {}, references));
    children.push(...notes);
    [references, notes] = [[], []];
  }
}

/** Removes the references from a heading and returns them, raised as they were. */
function takeReferences(heading: Element): Element[] {
  const references = new Set<ElementContent>(referencesBelow(heading));
  const raised = elementsBelow(heading).filter(({ children }) => children.some((child) => references.has(child)));
  for (const parent of [heading, ...elementsBelow(heading)])
    parent.children = parent.children.filter((child) => !isElement(child) || !raised.includes(child));
  return raised;
}
