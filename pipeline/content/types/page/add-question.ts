import { FAQ_PAGE, PAGES } from '../../addresses.ts';
import { escapeHeadings, escapeLine } from '../../../compile/markdown/texts/escape-text.ts';
import { readAnchors } from '../../../compile/markdown/headings.ts';
import { type TypedHeading, typedHeadings } from '../../../compile/markdown/typed-headings.ts';
import type { Added, Answers, EntryStarter, StarterQuestion } from '../starter.ts';

const FILE = `${PAGES}/${FAQ_PAGE}.md`;
/** A choice among the groups. */
const NEW_GROUP = 'a new group';

/** Adds a question to the end of a group on the FAQ page. */
export const questionStarter: EntryStarter = {
  word: 'faq',
  what: 'a question',
  file: FILE,
  address: `/${FAQ_PAGE}`,
  questions: (text = '') => [
    { name: 'question', ask: 'Question' },
    ...questionsOfGroup(questionHeadingsOf(text).groups.map(({ words }) => words)),
    { name: 'answer', ask: 'Answer, in one line (more can follow in the file)' },
  ],
  add: addQuestion,
};

/** A page without groups offers no choice of a group. */
function questionsOfGroup(groups: readonly string[]): StarterQuestion[] {
  const name: StarterQuestion = {
    name: 'new-group',
    ask: 'Heading of the new group',
    isAsked: ({ group }) => group === NEW_GROUP,
  };
  if (groups.length === 0) return [name];
  const group: StarterQuestion = {
    name: 'group',
    ask: 'Group',
    choices: groups,
    otherwise: { choice: NEW_GROUP, says: '`--new-group` begins another' },
    isAsked: (_, given) => given['new-group'] === undefined,
  };
  return [group, name];
}

function addQuestion(text: string | undefined, answers: Answers, toName: (words: string) => string): Added {
  if (text === undefined) return { fault: `Cannot find \`${FILE}\`; \`npm run new -- page FAQ\` begins it` };
  const { all, groups, questions } = questionHeadingsOf(text);
  const same = questions.find((one) => isSameQuestion(one.words, answers.question ?? ''));
  if (same) return { fault: `\`${FILE}\` has this question already, in line ${lineOf(text, same.start)}` };
  const wanted = (answers['new-group'] ?? answers.group)?.trim();
  const at = wanted === undefined ? groups.length - 1 : groups.findIndex(({ words }) => words === wanted);
  const isNewGroup = at < 0 && answers['new-group'] !== undefined;
  if (at < 0 && wanted !== undefined && !isNewGroup)
    return { fault: `Cannot find the group \`${wanted}\` in \`${FILE}\`; \`--new-group\` begins it` };
  const depth = groups[0]?.depth ?? 2;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const heading = isNewGroup ? groupHeading(wanted ?? '', depth, all, toName) : undefined;
  const { words, anchor } = nameQuestion(answers.question ?? '', all, toName);
  const answer = escapeHeadings((answers.answer ?? '').trim());
  const lines = [`${'#'.repeat(depth + 1)} ${words} {#${anchor}}`, '', ...answer.split(/\r?\n/)];
  const entry = [...(heading === undefined ? [] : [heading, '']), ...lines].join(eol);
  const next = isNewGroup ? undefined : groups[at + 1];
  const added = next ? insertBefore(text, next.start, entry, eol) : appendTo(text, entry, eol);
  const after = questionHeadingsOf(added).all.map((one) => one.words);
  const count = heading === undefined ? 1 : 2;
  const from = next ? all.indexOf(next) : all.length;
  const others = [...after.slice(0, from), ...after.slice(from + count)];
  if (after[from + count - 1] !== words)
    return {
      fault: `Cannot tell where ${at < 0 ? `\`${FILE}\`` : `the group \`${groups[at]?.words}\``} ends in \`${FILE}\`: something before it is not closed`,
    };
  if (others.join('\n') !== all.map((one) => one.words).join('\n'))
    return { fault: 'Cannot add this answer: something in it is not closed, and would take in the questions below it' };
  return { text: added, anchor };
}

function groupHeading(group: string, depth: number, all: readonly TypedHeading[], toName: (words: string) => string) {
  const wanted = `group-${toName(group) || 'questions'}`;
  return `${'#'.repeat(depth)} ${escapeLine(group)} {#${freeName(wanted, takenBy(all, toName))}}`;
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Returns a question as text for a heading, and its anchor: the typed one, or an unused one. */
function nameQuestion(question: string, all: readonly TypedHeading[], toName: (words: string) => string) {
  const typed = question.replace(/\s+/g, ' ').trim();
  const { words: bare, anchors } = readAnchors(typed);
  const words = escapeLine(bare).replace(/(^|[^\\])(#+)$/, '$1\\$2');
  const wanted = anchors[0] ?? (toName(bare) || 'question');
  return { words, anchor: freeName(wanted, takenBy(all, toName)) };
}

function takenBy(all: readonly TypedHeading[], toName: (words: string) => string): ReadonlySet<string> {
  return new Set(all.flatMap(({ anchors, words }) => (anchors.length > 0 ? anchors : [toName(words)])));
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  const names = [wanted, ...Array.from({ length: taken.size }, (_, index) => `${wanted}-${index + 2}`)];
  return names.find((name) => !taken.has(name)) ?? wanted;
}

/** Inserts an entry, and adds only the blank lines that are missing. */
function insertBefore(text: string, start: number, entry: string, eol: string): string {
  const before = text.slice(0, start);
  const gap = before.endsWith(eol + eol) ? '' : eol;
  return `${before}${gap}${entry}${eol}${eol}${text.slice(start)}`;
}

/** Appends an entry; keeps the presence or absence of a final line end. */
function appendTo(text: string, entry: string, eol: string): string {
  const isClosed = text.endsWith(eol);
  const before = isClosed ? text : text + eol;
  const gap = before.endsWith(eol + eol) ? '' : eol;
  return before + gap + entry + (isClosed ? eol : '');
}

/** Returns the headings of a FAQ page in order: all, those of groups, and those of questions. */
function questionHeadingsOf(text: string) {
  const all = typedHeadings(text);
  const level = Math.min(2, ...all.map(({ depth }) => depth));
  const isAt = (wanted: number) => (heading: TypedHeading) => heading.depth === wanted;
  return { all, groups: all.filter(isAt(level)), questions: all.filter(isAt(level + 1)) };
}

/** Whether two questions have the same words, ignoring case and punctuation. */
export function isSameQuestion(one: string, other: string): boolean {
  return one === other || (plain(one) !== '' && plain(one) === plain(other));
}

function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
