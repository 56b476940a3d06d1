import { typedHeadings, type TypedHeading } from '../../../compile/markdown/typed-headings.ts';

/** The headings of a page of questions: those that begin a group, and those that are a question. */
export interface FoundHeadings {
  readonly all: readonly TypedHeading[];
  readonly groups: readonly TypedHeading[];
  readonly questions: readonly TypedHeading[];
}

/** The headings of a text, in their order. */
export function questionHeadingsOf(text: string): FoundHeadings {
  const all = typedHeadings(text);
  const level = Math.min(2, ...all.map(({ depth }) => depth));
  const isAt = (wanted: number) => (heading: TypedHeading) => heading.depth === wanted;
  return { all, groups: all.filter(isAt(level)), questions: all.filter(isAt(level + 1)) };
}

/** Whether two questions ask the same: in the same words, however they are typed. */
export function isSameQuestion(one: string, other: string): boolean {
  return one === other || (plain(one) !== '' && plain(one) === plain(other));
}

function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
