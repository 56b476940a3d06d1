import type { Page } from '@playwright/test';

/**
 * Returns what begins near the middle of a page but not at its seventh column, by its words and position; nothing in
 * windows without columns. Skips proof figures and controls, whose columns depend on their number.
 */
export function besideColumn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const frame = document.querySelector('footer > div > div');
    if (!frame || !matchMedia('(min-width: 64rem)').matches) return [];
    const { left, width } = frame.getBoundingClientRect();
    const gutter = Number.parseFloat(getComputedStyle(frame).columnGap);
    const middle = left + (width + gutter) / 2;
    const isNear = (place: number): boolean => place > middle - gutter + 1 && place < middle + (width - gutter) / 12;
    // Items in a row, and stairs, have as many columns as there are items.
    const sharesRow = ({ display, gridTemplateColumns }: CSSStyleDeclaration): boolean => {
      const columns = gridTemplateColumns.split(' ').length;
      return display === 'flex' || (columns > 2 && columns < 12);
    };
    const blocks = document.querySelectorAll<HTMLElement>(
      'main :is(h1, h2, h3, p, picture, li):not(li *, li:has([data-figure]), table *, [role="group"] *, article *, [data-figure-kind] *)',
    );
    return [...blocks].flatMap((block) => {
      if (!block.checkVisibility() || block.getClientRects().length === 0) return [];
      const { display, paddingLeft, borderLeftWidth } = getComputedStyle(block);
      const isInRow = block.parentElement !== null && sharesRow(getComputedStyle(block.parentElement));
      if (display === 'inline' || isInRow) return [];
      const start = block.getBoundingClientRect().left;
      const text = start + Number.parseFloat(paddingLeft) + Number.parseFloat(borderLeftWidth);
      const isOn = [start, text].some((place) => Math.abs(place - middle) < 1);
      const words = block.textContent.trim().slice(0, 30);
      return isOn || ![start, text].some(isNear) ? [] : [`${words}: ${start} px instead of ${middle} px`];
    });
  });
}

/** Returns lines that end at a bad place: in titles after an article, in texts after a short part of a compound. */
export function badlyEndedLines(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const range = document.createRange();
    const faults: string[] = [];
    for (const text of textsOf('main :is(h1, h2, h3)')) look(text, /(?<!\p{L})(?:the|an?) (?=\p{L}{1,7}(?!\p{L}))/giu);
    for (const text of textsOf('main :is(h1, h2, h3, p, li, td)'))
      look(
        text,
        /(?<![\p{L}\d-])(?:\p{L}{1,3}-(?=\p{L}{1,12}(?![\p{L}-]))|\p{L}{1,12}-(?=\p{L}{1,3}(?![\p{L}\d-])))/gu,
      );
    return faults;

    function textsOf(selector: string): Text[] {
      return [...document.querySelectorAll(selector)].flatMap((block) => {
        const texts: Text[] = [];
        const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { currentNode: node } = walker;
          const holder = node.parentElement;
          if (
            node instanceof Text &&
            holder?.checkVisibility() &&
            !holder.closest('svg, code, .sr-only, [data-figure-kind]')
          )
            texts.push(node);
        }
        return texts;
      });
    }

    /** Finds the places in a text after which a new line begins. */
    function look(text: Text, places: RegExp): void {
      for (const { 0: found, index } of text.data.matchAll(places)) {
        const end = index + found.length;
        if (end < text.data.length && topAt(text, end) - topAt(text, index) > 4)
          faults.push(`${text.data.slice(Math.max(0, index - 20), end)} / ${text.data.slice(end, end + 20)}`);
      }
    }

    function topAt(text: Text, index: number): number {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().top;
    }
  });
}

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
