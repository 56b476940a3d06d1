import { CATEGORIES, type Grades } from './audit.ts';
import { excuseOf, isWhole, type AuditedPage } from './excuses.ts';

/** A page with its grades, and the number of runs of which they are the best. */
export interface AuditedGrades {
  readonly page: AuditedPage;
  readonly grades: Grades;
  readonly runs: number;
  /** By how much the machine was slowed to be as fast as a mid-range phone. */
  readonly slowdown: number;
}

/** The mark after an excused score below 100. */
const EXCUSED = '*';

/** Returns the first line of the table; `width` is the length of the longest address. */
export function head(width: number): string {
  return ['page'.padEnd(width), ...CATEGORIES].join('  ');
}

/** Returns a line for a page, and one for each audit that lowered its scores. */
export function row({ page, grades, runs, slowdown }: AuditedGrades, width: number): string {
  const cells = CATEGORIES.map((category) => {
    const grade = grades[category];
    return cell(category, `${grade.score}${grade.score < 100 && isWhole(page, grade) ? EXCUSED : ''}`);
  });
  const line = [page.address.padEnd(width), ...cells].join('  ');
  const losses = CATEGORIES.filter((category) => grades[category].score < 100).flatMap((category) =>
    grades[category].losses.map((loss) => {
      const excuse = excuseOf(page, loss);
      const mark = excuse === undefined ? '' : ` ${EXCUSED} ${excuse}`;
      return `    ${category}: ${loss.audit}: ${loss.title}${loss.evidence && ` (${loss.evidence})`}${mark}`;
    }),
  );
  return [`${line}  slowed ${slowdown.toFixed(1)} times${runs > 1 ? `, best of ${runs}` : ''}`, ...losses].join('\n');
}

function cell(category: string, text: string): string {
  return text.padStart(category.length);
}
