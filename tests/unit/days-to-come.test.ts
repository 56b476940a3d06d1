import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkFolder } from '../../pipeline/editing/check-folder.ts';
import { createParseHere } from '../../pipeline/build/threads/parse-here.ts';
import { readFindings } from './read-findings.ts';
import { copySmallSite, writeTexts } from './temporary-folder.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
let content = '';
beforeEach(() => {
  content = copySmallSite();
});

function write(name: string, fields: string, text = 'Text.'): void {
  const whole = `---\ntitle: ${name}\nsummary: About ${name}.\n${fields}---\n\n${text}\n`;
  writeTexts(content, { [`insights/${name}.md`]: whole });
}

/** What a check says on a day, as a writer reads it. */
async function check(date = '2031-01-05'): Promise<string[]> {
  const [out, cache] = [path.join(content, '../out'), path.join(content, '../cache')];
  const options = { project: PROJECT, content, out, cache, launch: false };
  const { findings } = await checkFolder({ ...options, date }, createParseHere());
  return readFindings(findings).map((one) => `${one.file}:${one.line} ${one.severity} ${one.message} ${one.rule}`);
}

describe('what stops the build of a day to come is a warning before', () => {
  test.each(['a-first', 'z-last'])('a second featured article, however it is called: %s', async (name) => {
    write(name, 'published: 2031-02-01\nfeatured: true\n');
    const second = `Unexpected second featured article: \`insights/winter-air.md\` is featured already`;
    expect(await check()).toEqual([
      `insights/${name}.md:5 warning ${second} (waits for 2031-02-01: an error from that day on) second-featured`,
    ]);
    expect(await check('2031-02-01')).toEqual([`insights/${name}.md:5 error ${second} second-featured`]);
  });

  test('a link to a draft, and one to what appears later', async () => {
    write('sketch', 'published: 2031-01-01\ndraft: true\n');
    write('far', 'published: 2032-01-01\n');
    write('near', 'published: 2031-02-01\n', '[one](sketch.md)\n\n[two](far.md)');
    const later = '(waits for 2031-02-01: an error from that day on) hidden-page';
    expect(await check()).toEqual([
      `insights/near.md:7 warning Cannot lead to \`sketch.md\` yet: \`insights/sketch.md\` is a draft ${later}`,
      `insights/near.md:9 warning Cannot lead to \`far.md\` yet: \`insights/far.md\` appears on 2032-01-01 ${later}`,
    ]);
  });
});

test('what a day to come mends is no finding', async () => {
  write('far', 'published: 2031-02-01\n');
  write('near', 'published: 2031-02-01\n', '[far](far.md)');
  expect(await check()).toEqual([]);
});

test('the draft of a second featured article is told there, not in the one that is published', async () => {
  write('a-first', 'published: 2020-01-01\ndraft: true\nfeatured: true\n');
  expect(await check()).toEqual([
    'insights/a-first.md:6 warning Unexpected second featured article: `insights/winter-air.md` is featured already (a draft: an error once it is published) second-featured',
  ]);
});
