import type { SourceFile } from '../../read/content-folder.ts';
import type { Report } from '../../report.ts';
import { headingsOf, isSameQuestion } from './question-headings.ts';

/** A question is answered once. */
export function checkQuestions({ path: file, readText }: SourceFile, { report }: Report): void {
  const { questions } = headingsOf(readText());
  for (const [index, { words, line }] of questions.entries()) {
    const first = questions.slice(0, index).find((other) => isSameQuestion(other.words, words));
    if (!first) continue;
    const place = { file, line, column: 1 };
    report('repeated-question', place, { question: words, line: String(first.line) });
  }
}
