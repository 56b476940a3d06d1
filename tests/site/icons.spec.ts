import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import sharp from 'sharp';
import { attribute, breaking, DIST, tagged, type BuiltPage } from './built-site.ts';
import { shortName, siteName } from './content.ts';
import { expect, test } from './same-tab.ts';

interface Manifest {
  readonly icons: readonly Readonly<Record<'src' | 'sizes' | 'purpose', string>>[];
}

const manifest = JSON.parse(read('site.webmanifest').toString()) as Manifest;

/** What every page says in its head, word for word. */
const LINKS = [
  'icon /favicon.ico 32x32',
  'icon /favicon.svg image/svg+xml',
  'apple-touch-icon /apple-touch-icon.png',
  'manifest /site.webmanifest',
];

test('every page links its icons and the manifest, and has a color for the frame around it, light and dark', () => {
  const keeps = (page: BuiltPage) => {
    const links = tagged(page, 'link').map((link) => said(link, 'rel', 'href', 'sizes', 'type'));
    const themes = tagged(page, 'meta').filter((meta) => attribute(meta, 'name') === 'theme-color');
    return (
      links.filter((link) => LINKS.includes(link)).length === LINKS.length &&
      themes.map((meta) => said(meta, 'media')).join() === '(prefers-color-scheme: light),(prefers-color-scheme: dark)'
    );
  };
  expect(breaking(keeps)).toEqual([]);
});

test('the manifest names the site, its colors, and icons of both sizes, one of which may be cut', () => {
  const color = expect.stringMatching(/^#[\da-f]{6}$/);
  const names = { name: siteName, short_name: shortName, lang: 'en', start_url: '/', display: 'browser' };
  expect(manifest).toMatchObject({ ...names, theme_color: color, background_color: color });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});

test('every icon is a PNG of the size that is said, without a hole', async () => {
  for (const { src, sizes } of [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const { format, width, height, hasAlpha } = await sharp(read(src)).metadata();
    expect([src, format, `${width}x${height}`, hasAlpha]).toEqual([src, 'png', sizes, false]);
  }
});

test('the icon that may be cut has its mark inside the circle that is always left', async () => {
  const { data, info } = await sharp(read('icon-maskable-512.png')).raw().toBuffer({ resolveWithObject: true });
  const outside = Array.from({ length: info.width * info.height }, (_, index) => index).filter((index) => {
    const [x, y] = [(index % info.width) - info.width / 2, Math.floor(index / info.width) - info.height / 2];
    const at = index * info.channels;
    return Math.hypot(x, y) > info.width * 0.4 && !data.subarray(at, at + 3).equals(data.subarray(0, 3));
  });
  expect(outside).toEqual([]);
});

test('the icon for old browsers holds PNG files of 16 and 32 pixels', async () => {
  const ico = read('favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
  const sizes = [0, 1].map(async (index) => {
    const entry = ico.subarray(6 + 16 * index);
    const start = entry.readUInt32LE(12);
    const { format, width, height } = await sharp(ico.subarray(start, start + entry.readUInt32LE(8))).metadata();
    return [entry.readUInt8(0), entry.readUInt8(1), format, width, height];
  });
  expect(await Promise.all(sizes)).toEqual([
    [16, 16, 'png', 16, 16],
    [32, 32, 'png', 32, 32],
  ]);
});

test('the manifest can be fetched under the content security policy', async ({ page }) => {
  await page.goto('/');
  const cdp = await page.context().newCDPSession(page);
  const { url, errors } = await cdp.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/site.webmanifest', []]);
});

function said(element: Element, ...names: string[]): string {
  return names.flatMap((name) => attribute(element, name) ?? []).join(' ');
}

function read(file: string): Buffer {
  return readFileSync(path.join(DIST, file));
}
