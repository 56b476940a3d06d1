import { expect } from '@playwright/test';
import sharp from 'sharp';
import type { Engine } from './engine.ts';

/** A script that returns the words on slides that are broken across two lines. */
export const TORN_WORDS = `[...document.querySelectorAll('#deck li *')].flatMap((element) => [...element.childNodes]).filter((node) =>
  node.nodeType === 3).flatMap((node) => [...node.data.matchAll(/[\\p{L}]+/gu)].filter(({ 0: word, index }) => {
    const range = new Range();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    return new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ bottom }) => Math.round(bottom))).size > 1;
  }).map(([word]) => word))`;

/** A script that returns the phrases of titles that are broken, although they are not wider than their heading. */
export const TORN_PHRASES = `[...document.querySelectorAll('.phrase')].filter((phrase) => {
  const range = new Range();
  range.selectNodeContents(phrase);
  const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
  const height = Math.max(...lines.map(({ bottom }) => bottom)) - Math.min(...lines.map(({ top }) => top));
  if (lines.length === 0 || height < 1.5 * lines[0].height) return false;
  const style = phrase.style;
  style.whiteSpace = 'nowrap';
  const { width } = phrase.getBoundingClientRect();
  style.whiteSpace = '';
  return width < phrase.closest('h1, h2, h3').getBoundingClientRect().width;
}).map((phrase) => phrase.textContent)`;

/** Waits until the background of the first picture has the color scheme of the page. */
export async function expectGround(engine: Engine, scheme: string): Promise<void> {
  const corner = `((image) => {
    image.scrollIntoView({ block: 'center' });
    const { left, top, width } = image.getBoundingClientRect();
    return [left + width / 40, top + width / 40, innerWidth];
  })(document.querySelector('main picture img'))`;
  await expect
    .poll(async () => {
      const [left, top, wide] = (await engine.run(corner)) as number[];
      return brightness(await engine.picture(), left ?? 0, top ?? 0, wide ?? 1);
    })
    .toBe(scheme);
}

/** Tells whether a screenshot is light or dark at a point, in CSS pixels. */
async function brightness(png: Buffer, left: number, top: number, windowPx: number): Promise<string> {
  const { data, info } = await sharp(png).removeAlpha().greyscale().raw().toBuffer({ resolveWithObject: true });
  const scale = info.width / windowPx;
  const at = (Math.round(top * scale) * info.width + Math.round(left * scale)) * info.channels;
  return (data[at] ?? 0) < 128 ? 'dark' : 'light';
}
