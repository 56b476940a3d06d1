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

/** Returns a text in which a question has changed places with the next one, each with all its words. */
export function swapQuestions(source: string, index: number): string {
  const questions = questionsIn(source);
  const [one, two] = [questions[index], questions[index + 1]];
  if (!one || !two) return source;
  const isLast = two.to === source.length;
  const second = `${source.slice(two.from, two.to).trimEnd()}\n\n`;
  const first = `${source.slice(one.from, one.to).trimEnd()}\n${isLast ? '' : '\n'}`;
  return source.slice(0, one.from) + second + source.slice(one.to, two.from) + first + source.slice(two.to);
}
