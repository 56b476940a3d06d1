import type { Page } from '@playwright/test';

/** Texts in the display face that are heavier than the only weight the site has of it; a browser would smear them. */
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
