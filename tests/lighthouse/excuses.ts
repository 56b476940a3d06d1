import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NOT_FOUND } from '../site/routes.ts';
import { CATEGORIES, type Category, type Grade, type Grades, type Loss } from './audit.ts';

const ROBOTS = path.resolve(import.meta.dirname, '../../dist/robots.txt');

/** A built page and the address of its audit. */
export interface AuditedPage {
  /** Path that a visitor asks for, such as `/faq`. */
  readonly address: string;
  readonly url: string;
  /** Whether it asks search engines not to index it. */
  readonly isHidden: boolean;
}

interface Excuse {
  readonly audit: string;
  /** The reason why a page may fail the audit, as the output shows it. */
  readonly reason: string;
  excuses(page: AuditedPage, loss: Loss): boolean;
}

/** The only audits that a page may fail, each on purpose. */
const EXCUSES: readonly Excuse[] = [
  {
    audit: 'is-crawlable',
    reason: 'a page with `noindex` asks search engines to stay away',
    excuses: ({ isHidden }) => isHidden,
  },
  {
    audit: 'http-status-code',
    reason: 'the not-found page is sent with status 404',
    excuses: ({ address }) => address === NOT_FOUND,
  },
  {
    audit: 'errors-in-console',
    reason: 'the browser notes the status 404 of the not-found page itself, and nothing else',
    excuses: ({ address, url }, { urls }) => address === NOT_FOUND && urls.every((other) => other === url),
  },
  {
    audit: 'robots-txt',
    reason: '`Content-Signal` is the only line that Lighthouse 12 does not know; later versions know it',
    excuses: (_, { evidence }) => evidence === '1 error found' && hasContentSignal(),
  },
];

function hasContentSignal(): boolean {
  return /^Content-Signal:/m.test(readFileSync(ROBOTS, 'utf8'));
}

/** Tells whether a grade is 100, or lower only because of audits that the page may fail. */
export function isWhole(page: AuditedPage, { score, losses }: Grade): boolean {
  return score === 100 || (losses.length > 0 && losses.every((loss) => excuseOf(page, loss) !== undefined));
}

/** Returns the categories in which a page has unexcused failures. */
export function shortfalls(page: AuditedPage, grades: Grades): Category[] {
  return CATEGORIES.filter((category) => !isWhole(page, grades[category]));
}

/** Returns why a page may fail an audit; undefined if it may not. */
export function excuseOf(page: AuditedPage, loss: Loss): string | undefined {
  return EXCUSES.find((excuse) => excuse.audit === loss.audit && excuse.excuses(page, loss))?.reason;
}
