import { MOST_BYTES, MOST_LINES } from '../content/limits.ts';
import type { Place, Report } from '../lint/report.ts';

/** Reports a text that is too long to be parsed; examines no more of it than necessary. */
export function isTooLong(text: string, { report }: Pick<Report, 'report'>, placeOf: (line: number) => Place): boolean {
  const lines = countLines(text, MOST_LINES);
  if (isLongerThanBytes(text, MOST_BYTES))
    report('document-limit', placeOf(1), { what: 'bytes', limit: String(MOST_BYTES) });
  else if (lines > MOST_LINES) report('document-limit', placeOf(lines), { what: 'lines', limit: String(MOST_LINES) });
  else return false;
  return true;
}

/** A UTF-16 code unit is one to three bytes in UTF-8. */
function isLongerThanBytes(text: string, most: number): boolean {
  if (text.length > most) return true;
  return text.length * 3 > most && new TextEncoder().encode(text).length > most;
}

function countLines(text: string, most: number): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0 && lines <= most; at = text.indexOf('\n', at + 1))
    if (at < text.length - 1) lines++;
  return lines;
}
