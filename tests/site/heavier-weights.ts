import type { Page } from '@playwright/test';

/** Returns the texts in the display font that are bolder than its only weight; a browser would synthesize them badly. */
export function heavierWeights(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isText = (node: Node): boolean => node instanceof Text && node.data.trim() !== '';
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { fontFamily, fontWeight } = getComputedStyle(element);
      const isHeavier = /^['"]?Newsreader/.test(fontFamily) && Number(fontWeight) > 500;
      return isHeavier && [...element.childNodes].some(isText) ? [`${fontWeight} ${element.textContent}`] : [];
    });
  });
}
