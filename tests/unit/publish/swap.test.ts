import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { publish, recover } from '../../../pipeline/build/publish/swap.ts';
import { refuseFolder } from '../../../pipeline/build/publish/target.ts';
import { MANIFEST } from '../../../pipeline/build/publish/manifest.ts';
import { verify } from '../../../pipeline/build/publish/publish-site.ts';
import { sha256 } from '../../../pipeline/shared/hash.ts';
import { buildTexts, publishTexts, publishedTexts } from './site-folder.ts';
import { temporaryFolder, writeTexts } from '../temporary-folder.ts';

const OLD = { 'index.html': 'old', '404.html': 'lost', 'insights/a.html': 'a', 'images/a.png': 'png' };
const NEW = { 'index.html': 'new', '404.html': 'lost', 'insights/b.html': 'b' };
const MINE = { '.git/HEAD': 'ref', CNAME: 'example.org', '.well-known/x': 'y', 'insights/notes.txt': 'mine' };

let folder = '';
let target = '';
beforeEach(() => {
  folder = temporaryFolder();
  target = path.join(folder, 'dist');
});

describe('a published folder', () => {
  test('is replaced whole by the next build', () => {
    publishTexts(target, OLD);
    expect(publishTexts(target, NEW)).toEqual([]);
    expect(publishedTexts(target)).toEqual(NEW);
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  test('keeps what no build has made, through every build, and names it', () => {
    writeTexts(target, MINE);
    for (const texts of [OLD, NEW, OLD, NEW]) {
      expect(publishTexts(target, texts).toSorted()).toEqual(['.git/', '.well-known/', 'CNAME', 'insights/notes.txt']);
      expect(publishedTexts(target)).toEqual({ ...texts, ...MINE });
    }
  });

  test('keeps a file of a build that a person has changed when the site no longer has it', () => {
    publishTexts(target, OLD);
    writeTexts(target, { 'insights/a.html': 'changed by hand' });
    expect(publishTexts(target, NEW)).toEqual(['insights/a.html']);
    expect(publishedTexts(target)).toEqual({ ...NEW, 'insights/a.html': 'changed by hand' });
  });

  test('keeps an empty folder that no build has made', () => {
    publishTexts(target, OLD);
    mkdirSync(path.join(target, 'uploads'));
    publishTexts(target, NEW);
    expect(existsSync(path.join(target, 'uploads'))).toBe(true);
  });

  test('can be read by a web server, beside what is kept too, whatever the umask of its builds', () => {
    const umask = process.umask(0o077);
    try {
      writeTexts(target, { CNAME: 'x', 'insights/notes.txt': 'mine' });
      for (const texts of [OLD, NEW, OLD]) publishTexts(target, texts);
    } finally {
      process.umask(umask);
    }
    const modes = [...Object.keys(OLD), 'insights', 'images'].map((name) => [name, modeOf(path.join(target, name))]);
    const folders = ['insights', 'images'].map((name) => [name, '755']);
    expect(modes).toEqual([...Object.keys(OLD).map((name) => [name, '644']), ...folders]);
    expect(modeOf(path.join(target, 'CNAME'))).toBe('600');
  });

  test('stays one that a group shares', () => {
    const umask = process.umask(0o002);
    try {
      writeTexts(target, { 'insights/notes.txt': 'mine' });
      chmodSync(path.join(target, 'insights'), 0o2775);
      for (const texts of [OLD, NEW]) publishTexts(target, texts);
    } finally {
      process.umask(umask);
    }
    expect(statSync(path.join(target, 'insights')).mode & 0o7777).toBe(0o2775);
    expect(modeOf(path.join(target, 'insights/b.html'))).toBe('664');
  });

  test.each([{}, { 'index.html': NEW['index.html'] }])('may hold nothing, or the same bytes, at first: %o', (mine) => {
    mkdirSync(target);
    writeTexts(target, mine);
    publishTexts(target, NEW);
    expect(publishedTexts(target)).toEqual(NEW);
  });

  test('lets a page become a folder and a folder a page, beside what is kept', () => {
    writeTexts(target, { CNAME: 'x' });
    publishTexts(target, { 'index.html': '1', a: 'file', 'b/c': 'in a folder' });
    publishTexts(target, { 'index.html': '2', 'a/x': 'in a folder', b: 'file' });
    expect(publishedTexts(target)).toEqual({ CNAME: 'x', 'index.html': '2', 'a/x': 'in a folder', b: 'file' });
  });

  test.each([
    ['a file at an address', { 'about.html': 'mine' }],
    ['a file where the site has a folder', { insights: 'mine' }],
    ['a folder where the site has a file', { 'about.html/x': 'mine' }],
  ])('is not covered: %s refuses the build and nothing is changed', (_what, mine) => {
    writeTexts(target, mine);
    const built = buildTexts(target, { ...NEW, 'about.html': 'about' });
    expect(() => publish(target, built.folder)).toThrow(/would be covered.*no build of this site has made that/);
    expect(publishedTexts(target)).toEqual(mine);
  });

  test('is not reached through a link that somebody has put into it', () => {
    writeTexts(folder, { 'elsewhere/x': 'mine' });
    publishTexts(target, { 'index.html': 'old' });
    symlinkSync(path.join(folder, 'elsewhere'), path.join(target, 'insights'));
    const built = buildTexts(target, NEW);
    expect(() => publish(target, built.folder)).toThrow(/insights would be covered/);
    expect(publishedTexts(path.join(folder, 'elsewhere'))).toEqual({ x: 'mine' });
  });

  test('keeps a link in the place of a folder that the site no longer has, and what is there, be it of the same bytes', () => {
    publishTexts(target, OLD);
    renameSync(path.join(target, 'images'), path.join(folder, 'elsewhere'));
    symlinkSync(path.join(folder, 'elsewhere'), path.join(target, 'images'));
    expect(publishTexts(target, NEW)).toEqual(['images']);
    expect(publishedTexts(path.join(folder, 'elsewhere'))).toEqual({ 'a.png': 'png' });
    expect(lstatSync(path.join(target, 'images')).isSymbolicLink()).toBe(true);
  });

  test('with a dangling link at an address refuses the build', () => {
    mkdirSync(target);
    symlinkSync('nowhere', path.join(target, 'index.html'));
    const built = buildTexts(target, NEW);
    expect(() => publish(target, built.folder)).toThrow(/index\.html would be covered/);
  });

  test('of another site is refused before any work is done for it', () => {
    writeTexts(target, { 'index.html': 'mine', '404.html': 'mine', '.git/HEAD': 'ref' });
    expect(() => refuseFolder(target, true)).toThrow(/index\.html, 404\.html would be covered/);
  });

  test('with a `build.json` of somebody else, be it a folder, is refused before any work is done for it', () => {
    writeTexts(target, { [MANIFEST]: '{"steps":[]}' });
    expect(() => refuseFolder(target, true)).toThrow(/build\.json would be covered/);
    rmSync(path.join(target, MANIFEST));
    mkdirSync(path.join(target, MANIFEST));
    expect(() => refuseFolder(target, true)).toThrow(/build\.json would be covered/);
  });

  test.each([
    ['a home folder', { 'Documents/a.txt': 'mine', '.profile': 'mine' }, '.profile, Documents'],
    ['a fresh clone of a pages branch', { '.git/HEAD': 'ref', CNAME: 'x' }, '.git, CNAME'],
  ])('is not filled by a slip: %s is refused, with what it holds and what to do', (_what, mine, names) => {
    writeTexts(target, mine);
    expect(() => refuseFolder(target)).toThrow(
      `Cannot publish to ${target}: it holds ${names}, and no site was built there before. ` +
        'Choose another folder with --out, or add --into-existing to build beside what is there.',
    );
  });

  test('is known once it was built into, and needs no leave if it is empty or not there yet', () => {
    refuseFolder(target);
    mkdirSync(target);
    refuseFolder(target);
    writeTexts(target, MINE);
    expect(() => refuseFolder(target)).toThrow();
    publishTexts(target, OLD);
    expect(() => refuseFolder(target)).not.toThrow();
  });
});

function modeOf(file: string): string {
  return (statSync(file).mode & 0o777).toString(8);
}

describe('a manifest', () => {
  test.each([
    '../outside.txt',
    '/etc/outside.txt',
    'a/../../outside.txt',
    '.git/HEAD',
    'a\\..\\..\\outside.txt',
    'a\0b',
  ])('that names %j removes nothing there', (name) => {
    writeTexts(folder, { 'outside.txt': 'mine' });
    writeTexts(target, { 'index.html': 'old', '.git/HEAD': 'ref' });
    const file = { size: 4, sha256: sha256('mine') };
    const files = { 'index.html': file, [name]: file };
    writeFileSync(path.join(target, MANIFEST), JSON.stringify({ files }));
    publishTexts(target, NEW);
    expect(publishedTexts(folder)).toMatchObject({ 'outside.txt': 'mine', 'dist/.git/HEAD': 'ref' });
  });

  test.each(['', '{', '[]', '{"files":7}', 'null', '{"files":{"index.html":7}}', '{"files":{"index.html":"a.js"}}'])(
    'that says %j counts as none, so that nothing is taken for a build’s own',
    (text) => {
      writeTexts(target, { 'index.html': 'mine', [MANIFEST]: text });
      const built = buildTexts(target, NEW);
      expect(() => publish(target, built.folder)).toThrow(/index\.html, build\.json would be covered/);
    },
  );
});

describe('a build that was cut off', () => {
  test('between the two moves is undone', () => {
    publishTexts(target, OLD);
    renameSync(target, path.join(folder, '.dist-previous'));
    recover(target);
    expect([publishedTexts(target), readdirSync(folder)]).toEqual([OLD, ['dist']]);
  });

  test('while it worked leaves nothing behind', () => {
    publishTexts(target, OLD);
    buildTexts(target, NEW);
    recover(target);
    expect([publishedTexts(target), readdirSync(folder)]).toEqual([OLD, ['dist']]);
  });

  test('leaves alone what belongs to a folder with a longer name', () => {
    publishTexts(target, OLD);
    const others = ['build-de', 'build', 'previous', 'lock.d'].flatMap((name) =>
      ['lock', 'previous', 'build-0badcafe'].map((what) => `.dist-${name}-${what}`),
    );
    for (const name of others) writeTexts(folder, { [`${name}/index.html`]: 'mine' });
    recover(target);
    expect(readdirSync(folder).toSorted()).toEqual([...others, 'dist'].toSorted());
  });

  test.each([0, 1, 2, 3])('after %d files had been moved into a folder with others is brought to its end', (moved) => {
    publishTexts(target, OLD);
    writeTexts(target, MINE);
    const { folder: built } = buildTexts(target, NEW);
    const incoming = path.join(target, '.site-incoming');
    renameSync(built, incoming);
    for (const file of Object.keys(NEW).slice(0, moved)) renameSync(path.join(incoming, file), path.join(target, file));
    recover(target);
    expect([publishedTexts(target), readdirSync(target).includes('.site-incoming')]).toEqual([
      { ...NEW, ...MINE },
      false,
    ]);
  });
});

describe('what is compared before publishing', () => {
  test.each([
    ['a missing file', (built: string) => rmSync(path.join(built, 'index.html'))],
    ['a file cut short', (built: string) => writeFileSync(path.join(built, 'index.html'), '')],
    ['a strange file', (built: string) => writeFileSync(path.join(built, 'x.html'), 'x')],
  ])('finds %s', (_what, spoil) => {
    const output = buildTexts(target, NEW);
    spoil(output.folder);
    expect(() => verify(output)).toThrow(/another program has changed (?:index|x)\.html/);
  });
});
