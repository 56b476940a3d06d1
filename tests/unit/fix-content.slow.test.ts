import { appendFile, chmod, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkFolder, type Checked } from '../../pipeline/cli/check/check-folder.ts';
import { fixContent } from '../../pipeline/cli/check/fix-content.ts';
import { contentTypes } from '../../pipeline/content/types/content-types.ts';
import { createParseHere } from '../../pipeline/build/threads/parse-here.ts';
import { createReport } from '../../pipeline/lint/report.ts';
import { FELT } from './load-folder.ts';
import { copySmallSite, writeTexts } from './temporary-folder.ts';

/** A desk with two articles, `felt.md` and `other.md`. */
interface Desk {
  readonly content: string;
  readonly felt: string;
  readonly other: string;
  readonly check: (content: string) => Promise<Checked>;
}

const OTHER = `${FELT}\nSee [questions](/FAQ).\n`;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('mends', { timeout: 60_000 }, () => {
  test('of a file that is saved anew meanwhile are not counted, and the file is named', async () => {
    const { content, felt, other, check } = openDesk(`${FELT}\nSee [wool](/Insights).\n`);
    await chmod(other, 0o662);
    let rounds = 0;
    const said = await fix(content, async (folder) => {
      if (++rounds === 2) await appendFile(felt, 'I write on.\n');
      return check(folder);
    });
    expect(said).toContain('\nFixed 1 place.\n');
    expect(said).toMatch(/^Left \S+felt\.md as it is, since it was saved anew/m);
    expect(await readFile(felt, 'utf8')).toMatch(/\(\/Insights\)\.\nI write on\.\n$/);
    expect(await readFile(other, 'utf8')).toBe(OTHER.replace('/FAQ', '/faq'));
    expect((await stat(other)).mode & 0o777).toBe(0o662);
  });

  test('of all files that are saved anew are none', async () => {
    const { content, other, check } = openDesk(FELT);
    let rounds = 0;
    const said = await fix(content, async (folder) => {
      if (++rounds === 2) await appendFile(other, 'I write on.\n');
      return check(folder);
    });
    expect(said).not.toContain('Fixed');
    expect(said).toContain('other.md as it is');
  });

  test('of what is no error are left out where they bring one, and no other', async () => {
    const text = `${FELT}\n[a](/faq) [b](/faq) [c](/faq)\n`;
    const { content, felt, other, check } = openDesk(text);
    const line = text.split('\n').length - 1;
    const fixes = [
      ['[a](/faq', '[a](/insights'],
      ['[b](/faq', '[b](/nowhere'],
      ['[c](/faq', '[c](/insights'],
    ] as const;
    const said = await fix(content, async (folder) => {
      const checked = await check(folder);
      const report = createReport();
      const typed = (await readFile(path.join(folder, 'insights/felt.md'), 'utf8')).split('\n')[line - 1] ?? '';
      for (const [actual, expected] of fixes.filter(([one]) => typed.includes(one))) {
        const place = { file: 'insights/felt.md', line, column: typed.indexOf(actual) + 1 };
        report.report('moved-link', place, { target: actual, to: expected }, { actual, expected });
      }
      return { ...checked, findings: [...checked.findings, ...report.findings()] };
    });
    expect(said).toMatch(/felt\.md:\d+:16 is left as it is \(moved-link\)/);
    expect(said.match(/is left as it is/g)).toHaveLength(1);
    expect(said).toContain('\nFixed 3 places.\n');
    expect(await readFile(felt, 'utf8')).toBe(text.replaceAll(/(?<=\[[ac]\]\()\/faq/g, '/insights'));
    expect(await readFile(other, 'utf8')).toBe(OTHER.replace('/FAQ', '/faq'));
  });
});

const WRAPPED =
  'The hammers of this workshop wear felt of three kinds that are made in\n    the village below, and each kind has a sound of its own to the ear.';

describe('a suggestion', { timeout: 60_000 }, () => {
  const text = `${FELT}\n    ${WRAPPED}\n`;

  test('is left where nobody can be asked, and said to be', async () => {
    const { content, felt, check } = openDesk(text);
    const said = await fix(content, check);
    expect(said).toContain('Left 1 place, whose fix would change more than the signs that are wrong.');
    expect(said).toContain('`npm run check -- --fix`');
    expect(await readFile(felt, 'utf8')).toBe(text);
  });

  test.each([
    ['made', true, text.replaceAll('    ', '')],
    ['left', false, text],
  ])('is shown, asked about by itself, and %s as the answer says', async (_what, answer, expected) => {
    const { content, felt, other, check } = openDesk(text);
    const asked: string[] = [];
    const said = await fix(content, check, async (question) => {
      asked.push(question);
      return answer || asked.length === 1;
    });
    expect(asked).toEqual([
      'Fix 1 place in 1 file like this?',
      'This changes words, lines or links of the page. Do it?',
    ]);
    expect(said).toContain('\n+The hammers of this workshop');
    expect(await readFile(felt, 'utf8')).toBe(expected);
    expect(await readFile(other, 'utf8')).toBe(OTHER.replace('/FAQ', '/faq'));
  });
});

/** Fixes, without asking by default; what was said. */
async function fix(
  content: string,
  check: Desk['check'],
  ask?: (question: string) => Promise<boolean>,
): Promise<string> {
  const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await fixContent({ content, yes: ask === undefined }, check, ask);
  return logged.mock.calls.map(([text]) => String(text)).join('\n');
}

function openDesk(text: string): Desk {
  const content = copySmallSite();
  const folder = path.dirname(content);
  const [felt, other] = [path.join(content, 'insights/felt.md'), path.join(content, 'insights/other.md')];
  writeTexts(content, { 'insights/felt.md': text, 'insights/other.md': OTHER });
  const [out, cache] = [path.join(folder, 'out'), path.join(folder, 'cache')];
  const options = { project: process.cwd(), out, cache, date: undefined, launch: false };
  const check = (place: string): Promise<Checked> =>
    checkFolder({ ...options, content: place }, createParseHere(Object.values(contentTypes)));
  return { content, felt, other, check };
}
