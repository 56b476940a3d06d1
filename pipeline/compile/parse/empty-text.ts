import type { SourceFile } from '../read/content-folder.ts';
import type { Report } from '../../lint/report.ts';
import { bodyOf } from '../fields/front-matter.ts';

const COMMENT = /<!--[\s\S]*?-->/g;
const HEADING = /^ {0,3}#{1,6}(?:[ \t]|$)/;

/** Reports a file with no text below its fields, or with headings only. `what` names it. */
export function checkText(file: SourceFile, what: string, { report }: Report): void {
  const { text, line } = bodyOf(file);
  const lines = (text.includes('<!--') ? text.replace(COMMENT, '') : text).split('\n');
  if (!lines.every((one) => one.trim() === '' || HEADING.test(one))) return;
  const isBlank = lines.every((one) => one.trim() === '');
  const reason = isBlank ? 'nothing stands below its fields' : 'only headings stand below its fields';
  report('empty-text', { file: file.path, line, column: 1 }, { what, reason });
}
