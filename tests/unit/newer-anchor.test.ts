import { expect, test } from 'vitest';
import type { Finding } from '../../pipeline/lint/finding.ts';
import { atNewerAnchor } from '../../pipeline/lint/site/newer-anchor.ts';

const OLD = '### How often do we meet? {#cadence}';
const NEW = '### When do you call? {#cadence}';

/** The line at which two headings with one anchor are told of, if the report is at the second. */
async function lineFor(first: string, second: string, committed?: string): Promise<number> {
  const text = `---\ntitle: FAQ\n---\n\n${first}\n\nA.\n\n${second}\n\nB.\n`;
  const file = { path: 'pages/faq.md', readText: () => text, hash: '' };
  const folder = {
    texts: new Map([[file.path, file]]),
    remembered: { hasUrlRegistry: true, addresses: [], committedText: () => Promise.resolve(committed) },
  };
  const finding: Finding = {
    file: file.path,
    line: 9,
    column: 1,
    rule: 'duplicate-anchor',
    severity: 'error',
    parameters: { anchor: 'cadence' },
  };
  return (await atNewerAnchor(finding, folder)).line;
}

test.each([
  ['the first where the last commit has the second only', NEW, OLD, `${OLD}\n`, 5],
  ['the second where the last commit has the first only', OLD, NEW, `${OLD}\r\n`, 9],
  ['the second where the last commit has both', OLD, NEW, `${OLD}\n${NEW}\n`, 9],
  ['the second where nothing is known', OLD, NEW, undefined, 9],
  ['the one of which the anchor says less', NEW, '### Which cadence do we keep? {#cadence}', undefined, 5],
  ['the second where the first has it as an older one', '### How often? {#rhythm #cadence}', NEW, undefined, 9],
])('of two headings with one anchor, the newer one is told: %s', async (_, first, second, committed, line) => {
  expect(await lineFor(first, second, committed)).toBe(line);
});
