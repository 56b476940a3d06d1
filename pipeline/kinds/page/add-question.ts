import type { Heading, Root } from 'mdast';
import { FAQ_PAGE, PAGES } from '../../addresses.ts';
import { createExactParser } from '../../markdown/parse.ts';
import type { Added, Answers, EntryStarter } from '../starter.ts';

const FILE = `${PAGES}/${FAQ_PAGE}.md`;
const ID = /[ \t]*\{#([A-Za-z][\w-]*)\}[ \t]*$/;

/** A new question, at the end of a group of the page of questions. */
export const questionStarter: EntryStarter = {
  word: 'faq',
  what: 'a question',
  file: FILE,
  address: `/${FAQ_PAGE}`,
  questions: (text = '') => [
    { name: 'question', ask: 'Question' },
    { name: 'group', ask: 'Group', choices: headingsOf(text).groups.map(({ words }) => words) },
    { name: 'answer', ask: 'Answer, in one line (more can follow in the file)' },
  ],
  add: addQuestion,
};

interface FoundHeading {
  readonly words: string;
  readonly id: string | undefined;
  readonly depth: number;
  /** Offset of its line. */
  readonly start: number;
}

function addQuestion(text: string | undefined, answers: Answers, toName: (words: string) => string): Added {
  if (text === undefined) return { fault: `Cannot find \`${FILE}\`; \`npm run new -- page FAQ\` begins it` };
  const { all, groups } = headingsOf(text);
  const at = groups.findIndex(({ words }) => words === answers.group);
  const group = groups[at];
  if (!group) return { fault: `Cannot find the group \`${answers.group}\` in \`${FILE}\`` };
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const { words, anchor } = nameQuestion(answers.question ?? '', all, toName);
  const entry = [
    `${'#'.repeat(group.depth + 1)} ${words} {#${anchor}}`,
    '',
    ...(answers.answer ?? '').trim().split(/\r?\n/),
  ].join(eol);
  const next = groups[at + 1];
  const added = next ? insertBefore(text, next.start, entry, eol) : appendTo(text, entry, eol);
  const found = headingsOf(added.text).all.find(({ start }) => start === added.start);
  if (found?.words !== words)
    return {
      fault: `Cannot tell where the group \`${group.words}\` ends in \`${FILE}\`: something before it is not closed`,
    };
  return { text: added.text, anchor };
}

/** The question as a heading takes it, and its anchor: the one that it brings, or one that is free. */
function nameQuestion(question: string, all: readonly FoundHeading[], toName: (words: string) => string) {
  const typed = question.replace(/\s+/g, ' ').trim();
  const words = typed.replace(ID, '').replace(/(^|[^\\])(#+)$/, '$1\\$2');
  const taken = new Set(all.map(({ id, words: other }) => id ?? toName(other)));
  const wanted = ID.exec(typed)?.[1] ?? (toName(words) || 'question');
  const names = [wanted, ...Array.from({ length: taken.size }, (_, index) => `${wanted}-${index + 2}`)];
  return { words, anchor: names.find((name) => !taken.has(name)) ?? wanted };
}

/** Blank lines around it are as many as are needed; what stood there stays. */
function insertBefore(text: string, start: number, entry: string, eol: string) {
  const before = text.slice(0, start);
  const gap = before.endsWith(eol + eol) ? '' : eol;
  return { text: `${before}${gap}${entry}${eol}${eol}${text.slice(start)}`, start: start + gap.length };
}

/** The file ends as it did, with a last line end or without. */
function appendTo(text: string, entry: string, eol: string) {
  const isClosed = text.endsWith(eol);
  const before = isClosed ? text : text + eol;
  const gap = before.endsWith(eol + eol) ? '' : eol;
  return { text: before + gap + entry + (isClosed ? eol : ''), start: before.length + gap.length };
}

/** The headings of a text, and those of them that begin a group. */
function headingsOf(text: string): { readonly all: readonly FoundHeading[]; readonly groups: readonly FoundHeading[] } {
  const tree: Root = createExactParser(new Map())(text, true);
  const all = tree.children.filter((node) => node.type === 'heading').map((node) => describe(node, text));
  const level = Math.min(2, ...all.map(({ depth }) => depth));
  return { all, groups: all.filter(({ depth }) => depth === level) };
}

function describe({ depth, children, position }: Heading, text: string): FoundHeading {
  const offset = position?.start.offset ?? 0;
  const from = children[0]?.position?.start.offset ?? offset;
  const typed = text.slice(from, children.at(-1)?.position?.end.offset ?? from);
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return { words: typed.replace(ID, ''), id: ID.exec(typed)?.[1], depth, start };
}
