import { appendFile, chmod, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkFolder, type Checked } from '../../pipeline/editing/check-folder.ts';
import { fixContent } from '../../pipeline/cli/check.ts';
import { createParseHere } from '../../pipeline/build/threads/parse-here.ts';
import { message } from '../../pipeline/findings/message.ts';
import { findingsOf } from '../../pipeline/findings/report.ts';
import { FELT } from './load-folder.ts';
import { copySmallSite, writeTexts } from './temporary-folder.ts';

/** A desk with two articles, `felt.md` and `other.md`. */
interface Desk {
  readonly content: string;
  readonly felt: string;
  readonly other: string;
  readonly check: () => Promise<Checked>;
}

const OTHER = `${FELT}\nSee [questions](/FAQ).\n`;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a mend', { timeout: 60_000 }, () => {
  test('is asked about again where its file was saved meanwhile', async () => {
    const { content, felt, other, check } = openDesk(FELT);
    await chmod(other, 0o662);
    const asked: string[] = [];
    await fix(content, check, async (question) => {
      if (asked.push(question) === 1) await appendFile(other, 'I write on.\n');
      return true;
    });
    expect(asked).toEqual(['Fix 1 file like this?', 'Fix 1 file like this?']);
    expect(await readFile(other, 'utf8')).toBe(`${OTHER.replace('/FAQ', '/faq')}I write on.\n`);
    expect((await stat(other)).mode & 0o777).toBe(0o662);
    expect(await readFile(felt, 'utf8')).toBe(FELT);
  });

  test('that never ends the finding is tried ten times', async () => {
    const { content, felt, check } = openDesk(FELT);
    const place = { file: 'insights/felt.md', line: 1, column: 1 };
    const findings = findingsOf([message('moved-link', place, { target: 'a', to: 'b' }, LENGTHEN)]);
    await fix(content, async () => ({ ...(await check()), findings }));
    expect(await readFile(felt, 'utf8')).toBe('+'.repeat(10) + FELT);
  });
});

const LENGTHEN = { actual: '', expected: '+' };

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
    expect(asked).toEqual(['Fix 1 file like this?', 'This changes words, lines or links of the page. Do it?']);
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
  const options = { project: process.cwd(), content, out, cache, date: undefined, launch: false };
  const check = (): Promise<Checked> => checkFolder(options, createParseHere());
  return { content, felt, other, check };
}
