import { NOTICES_FILE } from '../../pipeline/content/addresses.ts';
import { files, readBuilt } from './built-site.ts';
import { expect, test } from './fixtures.ts';

/** What only the code of a package says. */
const SIGNS: Readonly<Record<string, string>> = {
  '@emotion/cache': 'data-emotion',
  'axe-core': 'color-contrast-enhanced',
  'fuse.js': 'minMatchCharLength',
  morphdom: 'onBeforeElUpdated',
  notistack: 'notistack-',
  'react-dom': 'Minified React error',
  tabbable: 'audio[controls]',
  vike: '[vike',
};

const scripts = files.filter((file) => file.endsWith('.js')).map((file) => readBuilt(file));
const notices = readBuilt(NOTICES_FILE.slice(1)).split(/\n\n-{72}\n\n/);

test('the packages that are named are those of which the scripts hold code', () => {
  const held = Object.entries(SIGNS).filter(([, sign]) => scripts.some((script) => script.includes(sign)));
  const named = Object.keys(SIGNS).filter((name) => notices.some((notice) => notice.startsWith(`${name} `)));
  expect(named).toEqual(held.map(([name]) => name));
  expect(named).toContain('react-dom');
});

test('each notice says of whom it is, and under which license', () => {
  const [, ...licenses] = notices;
  expect(licenses.filter((notice) => !/^\S.* \([\w.-]+\)\n\n[^]*(?:copyright|license)/i.test(notice))).toEqual([]);
  for (const face of ['Newsreader', 'Hanken Grotesk'])
    expect(licenses.find((notice) => notice.startsWith(face))).toContain('SIL OPEN FONT LICENSE');
});
