/** A question of a text: a heading of level 3 with what stands below it, as offsets. */
export interface Question {
  readonly words: string;
  readonly anchor: string | undefined;
  /** The heading of level 2 above it. */
  readonly group: string;
  readonly from: number;
  readonly to: number;
}

const HEADING = /^(#{1,3})[ \t]+(.*?)(?:[ \t]*\{#([^\s{}]+)\})?[ \t]*#*$/;
const FENCE = /^ {0,3}(?:```|~~~)/;

/** Returns the questions of a text, in order; signs in blocks of code are no headings. */
export function questionsIn(source: string): Question[] {
  const questions: Question[] = [];
  let [at, group, isCode] = [0, '', false];
  let open: Omit<Question, 'to'> | undefined;
  const close = (to: number): void => {
    if (open) questions.push({ ...open, to });
    open = undefined;
  };
  for (const line of source.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode;
    const [, signs, words = '', anchor] = (isCode ? undefined : HEADING.exec(line)) ?? [];
    if (signs !== undefined) close(at);
    if (signs === '##') group = words;
    if (signs === '###') open = { words, anchor, group, from: at };
    at += line.length + 1;
  }
  close(source.length);
  return questions;
}

/**
 * Returns a text in which a question stands one place further down (1) or up (-1), with all its words. At the edge of a
 * group it goes over into the next one, whose questions keep their order.
 */
export function moveQuestion(source: string, index: number, by: 1 | -1): string {
  const questions = questionsIn(source);
  const [moved, other] = [questions[index], questions[index + by]];
  if (!moved || !other) return source;
  const [one, two] = by === 1 ? [moved, other] : [other, moved];
  const [first, heading, second] = [
    source.slice(one.from, one.to),
    source.slice(one.to, two.from),
    source.slice(two.from, two.to),
  ];
  const parts =
    one.group === two.group ? [second, heading, first] : by === 1 ? [heading, first, second] : [first, second, heading];
  const joined = parts.map((part) => part.trim()).filter((part) => part !== '');
  const end = two.to === source.length ? '\n' : '\n\n';
  return source.slice(0, one.from) + joined.join('\n\n') + end + source.slice(two.to);
}
