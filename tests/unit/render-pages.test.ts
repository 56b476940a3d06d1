import { linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createOutput, type EarlierFiles, type Output } from '../../pipeline/outputs/output.ts';
import { renderPages, type PageCounts } from '../../pipeline/outputs/pages/render-pages.ts';
import { temporaryFolder } from './temporary-folder.ts';

const scratch = temporaryFolder();

/** Pages that show their address and their surroundings; `/broken` fails, `/none` is not there. */
const PAGES = `
export const surroundings = () => 'around';
export const describePage = (address) => {
  if (address === '/none') throw new Error('No folder of pages/ shows what is at /none');
  return { folder: 'plain', data: { address } };
};
export const renderDescribed = async ({ data: { address } }, around) => {
  if (address === '/broken') throw new Error('a part is missing');
  return address + ' ' + around + ' <script src="/first.js"></script>';
};`;

describe('pages', () => {
  test('are written one file each, and the one that is not found beside them', async () => {
    const output = createOutput(path.join(scratch, 'out'));
    const done: number[] = [];
    const addresses = ['/', '/faq', '/insights/é'];
    const counts = await renderPages(siteOf(addresses), bundle('whole'), output, (page) => done.push(page));
    expect([counts, done]).toEqual([{ pages: 4, rendered: 4 }, [1, 2, 3, 4]]);
    expect([...output.files.keys()]).toEqual(['index.html', 'faq.html', 'insights/é.html', '404.html']);
    // The hash is that of `first`, as `openssl dgst -sha256 -binary | base64` gives it.
    expect(readFileSync(path.join(scratch, 'out', 'faq.html'), 'utf8')).toBe(
      '/faq around <script src="/first.js" integrity="sha256-p5N7ZLjKpY8Dchu2us9ceMsjX+vg5wsbhM2ZVBRhoI4="></script>',
    );
  });

  test('that show what they showed are taken from the published folder, others are rendered', async () => {
    const renderInto = async (name: string, folder: string, addresses: string[], earlier?: Output) => {
      const output = createOutput(path.join(scratch, name), earlier && filesOf(earlier));
      return { output, counts: await renderPages(siteOf(addresses), folder, output, () => undefined) };
    };
    const folder = bundle('kept');
    const first = await renderInto('first', folder, ['/faq']);
    const second = await renderInto('second', folder, ['/faq', '/new'], first.output);
    expect([first.counts, second.counts]).toEqual([
      { pages: 2, rendered: 2 },
      { pages: 3, rendered: 1 },
    ]);
    for (const name of ['faq.html', '404.html'])
      expect(readFileSync(path.join(scratch, 'second', name))).toEqual(readFileSync(path.join(scratch, 'first', name)));
    const third = await renderInto('third', bundle('changed'), ['/faq'], first.output);
    expect(third.counts).toEqual({ pages: 2, rendered: 2 });
  });

  test.each([
    ['/none', 'No folder of pages/ shows what is at /none'],
    ['/broken', 'a part is missing'],
  ])('that fail as %s does say why', async (address, why) => {
    await expect(render(address, bundle('failing'))).rejects.toThrow(why);
  });
});

function render(address: string, folder: string): Promise<PageCounts> {
  return renderPages(siteOf([address]), folder, createOutput(path.join(scratch, 'none')), () => undefined);
}

/** The files of an output, as a build finds them when they are published. */
function filesOf({ folder, files }: Output): EarlierFiles {
  return {
    find: (file) => files.get(file),
    link(file, to) {
      linkSync(path.join(folder, file), to);
      return true;
    },
  };
}

function siteOf(addresses: readonly string[]): Parameters<typeof renderPages>[0] {
  return { routes: new Map(addresses.map((address) => [address, { view: 'plain', key: address }])) };
}

/** The folder of a bundle, as Vike leaves it. */
function bundle(name: string): string {
  const folder = path.join(scratch, name);
  mkdirSync(path.join(folder, 'server'), { recursive: true });
  writeFileSync(path.join(folder, 'server', 'pages.mjs'), PAGES);
  writeFileSync(path.join(folder, 'server', 'entry.mjs'), '');
  writeFileSync(path.join(folder, 'assets.json'), '{ "renderer/+client.ts": { "file": "first.js" } }');
  mkdirSync(path.join(folder, 'client'), { recursive: true });
  writeFileSync(path.join(folder, 'client', 'first.js'), 'first');
  return folder;
}
