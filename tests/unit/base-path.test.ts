import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { editionOf } from '../../pipeline/build/edition.ts';
import { parseArguments } from '../../pipeline/cli/arguments/arguments.ts';
import { basePathOf } from '../../pipeline/content/addresses.ts';
import { faultOfSiteUrl } from '../../pipeline/content/schema/site.ts';
import { loadFolder } from './load-folder.ts';
import { copySmallSite } from './temporary-folder.ts';

test.each([
  ['https://www.example.com', ''],
  ['http://localhost:4173', ''],
  ['https://user.github.io/my.site', '/my.site'],
  ['https://user.github.io/A/b_c/~d-1', '/A/b_c/~d-1'],
])('%s can be the address of a site, whose path is %j', (url, base) => {
  expect([faultOfSiteUrl(url), basePathOf(url)]).toEqual([undefined, base]);
});

test.each([
  ['https://www.example.com/', 'without a slash at its end'],
  ['https://user.github.io/site/', 'without a slash at its end'],
  ['https://na"me.example', 'expected an address such as'],
  ['https://name;example', 'expected an address such as'],
  ['https://user:secret@name.example', 'expected an address such as'],
  ['https://user.github.io/my site', 'which has no blank in it'],
  ...['/büro', '/a//b', '//a', '/a%20b', '/..', '/../a', '/.a', '/a\\b', '/a:b', '/a*', '?a', '/a?b', '#a', '/a#b'].map(
    (rest) => [`https://user.github.io${rest}`, 'in whose path are only letters'],
  ),
])('%s cannot: %s', (url = '', says = '') => {
  expect(faultOfSiteUrl(url)).toContain(says);
});

const URL = 'https://user.github.io/site';

test('an address on the command line takes the place of the one that the content has, be that a placeholder', async () => {
  const content = copySmallSite();
  const file = path.join(content, 'site.yaml');
  const typed = readFileSync(file, 'utf8').replace(/^url: (.*)$/m, 'url: { value: $1, placeholder: true }');
  writeFileSync(file, typed);
  const rulesAt = async (url?: string) => {
    const { loaded, findings } = await loadFolder(content, { edition: editionOf(undefined, false, url) });
    return [loaded?.site.identity.url, findings.filter(({ file: at }) => at === 'site.yaml').map(({ rule }) => rule)];
  };
  expect(await rulesAt()).toEqual(['https://pianos.example.org', ['placeholder-left']]);
  expect(await rulesAt(URL)).toEqual([URL, []]);
});

test('an address on the command line is held to the same form', () => {
  expect(parseArguments(['build', '--url', URL])).toMatchObject({ options: { url: URL } });
  expect(() => parseArguments(['check', '--url', `${URL}/`])).toThrow('without a slash at its end');
});
