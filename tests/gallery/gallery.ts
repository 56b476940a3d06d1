import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { startPreview } from '../../pipeline/server/preview.ts';
import { launchBrowser } from '../launch-browser.ts';
import { galleryIndex, type PagePictures } from './gallery-index.ts';
import { readArguments } from '../tool-arguments.ts';

// `npm run gallery [-- ADDRESS …]`: pictures of every page of `dist/`, or of those named, and an index of them.

const WIDTHS = [360, 768, 1280, 1920];
const SCHEMES = ['light', 'dark'] as const;
const AT_ONCE = 2;

const project = path.resolve(import.meta.dirname, '../..');
const [site, out] = [path.join(project, 'dist'), path.join(project, 'gallery')];
const { words: named } = readArguments([
  'gallery [-- ADDRESS …]',
  'Takes pictures of every page of `dist/`, or of those named, into `gallery/`.',
]);
const pages = (named.length > 0 ? named : addressesIn(site)).map(picturesOf);

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const preview = await startPreview(site);
const browser = await launchBrowser();
await pLimit(AT_ONCE).map(pages, takePictures);
await browser.close();
await preview.close();
writeFileSync(path.join(out, 'index.html'), galleryIndex(pages));
console.log(`${pages.length} pages in ${WIDTHS.length * SCHEMES.length} pictures each: open gallery/index.html`);

async function takePictures({ page: address, pictures }: PagePictures): Promise<void> {
  for (const { width, scheme, file } of pictures) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(preview.origin + preview.base + address);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
    });
    const height = await page.evaluate(() => Math.min(document.documentElement.scrollHeight, 16_000));
    await page.screenshot({ path: path.join(out, file), fullPage: true, clip: { x: 0, y: 0, width, height } });
    await context.close();
  }
}

function picturesOf(page: string): PagePictures {
  const name = page.slice(1).replaceAll('/', '-') || 'home';
  const pictures = WIDTHS.flatMap((width) =>
    SCHEMES.map((scheme) => ({ width, scheme, file: `${name}-${width}-${scheme}.png` })),
  );
  return { page, pictures };
}

function addressesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.split(path.sep).join('/')}`.replace(/(?:\/index)?\.html$/, '') || '/')
    .toSorted();
}
