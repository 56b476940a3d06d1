import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { redirectPage, writeRedirects } from '../../pipeline/outputs/data/redirect-files.ts';
import type { LoadedSite } from '../../pipeline/build/load-site.ts';
import { createOutput } from '../../pipeline/outputs/output.ts';
import { loadFolder } from './load-folder.ts';
import { createMemory } from './memory.ts';
import { copySmallSite } from './temporary-folder.ts';

const URL_REGISTRY = `/: live
/gone: gone
/insights/città: live
/insights/dry-air: live
/insights/topics/no-more: live
`;

const content = copySmallSite();
let site: LoadedSite['site'];
let said: readonly string[];
beforeAll(async () => {
  const article = path.join(content, 'insights/winter-air.md');
  const text = await readFile(article, 'utf8');
  await writeFile(article, text.replace('---\n', '---\naliases: [/insights/dry-air/, /insights/città]\n'));
  await writeFile(
    path.join(content, 'insights/linking.md'),
    '---\ntitle: L\nsummary: L.\npublished: 2026-01-05\n---\n\n[a](/insights/dry-air) [b](dry-air) [c](/insights/citt%C3%A0?x#top)\n',
  );
  await writeFile(path.join(content, 'addresses.yaml'), URL_REGISTRY);
  const { findings, loaded } = await loadFolder(content);
  said = findings.map(String);
  if (!loaded) throw new Error('The site is not right');
  site = loaded.site;
});

describe('an old address', () => {
  test('leads to what has it as an alias, and a list that is empty to the list of all', () => {
    expect(said).toEqual([]);
    expect([...site.redirects]).toEqual([
      ['/insights/città', '/insights/winter-air'],
      ['/insights/dry-air', '/insights/winter-air'],
      ['/insights/topics/no-more', '/insights'],
    ]);
    expect(site.gone).toEqual(['/gone']);
    expect([...site.routes.keys()]).not.toContain('/insights/dry-air');
  });

  test('is published as the new one where a text links to it', () => {
    expect(site.bodies.get('/insights/linking')?.prose.html).toBe(
      '<p><a href="/insights/winter-air">a</a> <a href="/insights/winter-air">b</a> <a href="/insights/winter-air?x#top">c</a></p>',
    );
  });

  test('has a page that any host can serve, without a script and out of reach of search engines', () => {
    const page = redirectPage('/insights/winter-air', 'Air & <wood>', site);
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/insights/winter-air">');
    expect(page).toContain(`<link rel="canonical" href="${site.identity.url}/insights/winter-air">`);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('This page has moved: <a href="/insights/winter-air">Air &amp; &lt;wood&gt;</a>');
    expect(page).not.toContain('<script');
  });
});

test('an old address below the path of the site leads below it', () => {
  const page = redirectPage('/insights', 'Insights', {
    ...site,
    identity: { ...site.identity, url: 'https://user.github.io/site' },
  });
  expect(page).toContain('content="0; url=/site/insights"');
  expect(page).toContain('<link rel="canonical" href="https://user.github.io/site/insights">');
});

test('old addresses have pages and a list', () => {
  const output = createOutput(path.join(content, '../out'));
  writeRedirects(site, { output, typedCache: createMemory() });
  expect([...output.files.keys()]).toEqual([
    'insights/città.html',
    'insights/dry-air.html',
    'insights/topics/no-more.html',
    'redirects.json',
  ]);
});
