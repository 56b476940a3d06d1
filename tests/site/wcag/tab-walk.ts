import type { Page } from '@playwright/test';

/** The direction of the focus: forwards or backwards. */
export type TabKey = 'Tab' | 'Shift+Tab';

interface Walk {
  readonly faults: string[];
  look: (event: KeyboardEvent) => void;
  missed: () => Element[];
  isRound: boolean;
}

const PRESSES_A_ROUND = 8;
const MAX_PRESSES = 400;

/**
 * Presses Tab or Shift+Tab until the focus has gone through a part of the page and returns, and checks each focused
 * element. Returns the faults, a line each: an element that is invisible, is covered, does not show its focus, or was
 * skipped. A page that is slow to scroll may fall behind the keys: a fault counts only if it is found again with the
 * page drawn after every press.
 */
export async function tabThrough(page: Page, key: TabKey, part = 'body'): Promise<string[]> {
  const faults = await walkThrough(page, key, part, PRESSES_A_ROUND);
  return faults.length === 0 ? [] : walkThrough(page, key, part, 1);
}

async function walkThrough(page: Page, key: TabKey, part: string, pressesARound: number): Promise<string[]> {
  await page.evaluate(beginWalk, part);
  const keys = key.split('+');
  for (const held of keys) await page.keyboard.down(held);
  for (let presses = 1; presses < MAX_PRESSES; presses += pressesARound) {
    await Promise.all(Array.from({ length: pressesARound }, () => page.keyboard.down('Tab')));
    if (pressesARound === 1) await page.evaluate(untilDrawn);
    if (await page.evaluate(() => (globalThis as unknown as { walk: Walk }).walk.isRound)) break;
  }
  for (const held of keys) await page.keyboard.up(held);
  return page.evaluate(endWalk);
}

/** Resolves when the page has been drawn twice; runs in the page. */
function untilDrawn(): Promise<unknown> {
  return new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Checks the focused element at every key press; runs in the page. */
function beginWalk(part: string): void {
  const MARGIN_PX = 24;
  const within = document.querySelector(part);
  if (!within) throw new Error(`The page has no ${part}.`);
  const stops = within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
  const seen = new Set<Element>();
  let last: Element | undefined;
  const walk: Walk = { faults: [], isRound: false, look, missed };
  Object.assign(globalThis, { walk });
  (document.activeElement as HTMLElement | null)?.blur();
  addEventListener('keydown', look, { capture: true });

  function look({ key }: KeyboardEvent): void {
    const stop = document.activeElement;
    if (key !== 'Tab' || !stop || stop === document.body || walk.isRound) return;
    if (stop === last) return; // the focus was at the browser's own controls in between
    last = stop;
    if (seen.has(stop)) {
      // A slow browser may move the focus from one end to the other twice, which does not end the round.
      walk.isRound = missed().length === 0;
      return;
    }
    seen.add(stop);
    const name = `<${stop.tagName.toLowerCase()}> ${(stop.getAttribute('aria-label') ?? stop.textContent ?? '').trim().slice(0, 60)}`;
    const shown = shownFor(stop);
    if (!shown.some(showsOutline) && !hasRingOnThumb(stop)) walk.faults.push(`shows no focus: ${name}`);
    const lines = shown.flatMap((element) => [...element.getClientRects()]).filter(({ width }) => width > 2);
    if (!lines.some(isInView)) walk.faults.push(`out of sight: ${name}`);
    if (lines.filter(isInView).some((line) => isCovered(line, shown))) walk.faults.push(`covered: ${name}`);
  }

  function missed(): Element[] {
    return [...stops].filter(
      (stop) =>
        !seen.has(stop) &&
        stop.tabIndex >= 0 &&
        stop.checkVisibility({ visibilityProperty: true }) &&
        !stop.matches(':disabled, [type="radio"]'),
    );
  }

  /** Returns the elements that may show the focus of a control: itself, its labels, and the frame of a text field. */
  function shownFor(stop: Element): Element[] {
    const labels = stop instanceof HTMLInputElement ? [...(stop.labels ?? [])] : [];
    const frame = stop instanceof HTMLInputElement && stop.type === 'text' && stop.parentElement;
    return [stop, ...labels, ...(frame ? [frame] : [])];
  }

  function showsOutline(element: Element): boolean {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2 && !/(?:^rgba.*, |\/ )0\)$/.test(outlineColor);
  }

  /** Tells whether a style sheet outlines the thumb of a slider; scripts cannot read the computed style of a thumb. */
  function hasRingOnThumb(slider: Element): boolean {
    return [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .some((rule) => {
        if (!(rule instanceof CSSStyleRule) || !rule.selectorText.endsWith('::-webkit-slider-thumb')) return false;
        return (
          /^[2-9]px solid /.test(rule.style.outline) &&
          slider.matches(rule.selectorText.replace('::-webkit-slider-thumb', ''))
        );
      });
  }

  /** Returns the part of the window below the header. */
  function room(): { top: number; height: number } {
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return { top, height: innerHeight - top };
  }

  function isTooTall({ height }: DOMRect): boolean {
    return height > room().height - 2 * MARGIN_PX;
  }

  function isInView(line: DOMRect): boolean {
    const { top, bottom, left, right } = line;
    const fitsAcross = left >= -1 && right <= innerWidth + 1;
    if (isTooTall(line)) return fitsAcross && bottom > room().top + MARGIN_PX && top < innerHeight - MARGIN_PX;
    return fitsAcross && top >= -1 && bottom <= innerHeight + 1;
  }

  function isCovered(line: DOMRect, shown: Element[]): boolean {
    const { top, bottom, left, right } = line;
    const upper = isTooTall(line) ? Math.max(top, room().top) + 2 : top + 2;
    const lower = Math.min(bottom, innerHeight) - 2;
    const [across, down] = [(left + right) / 2, (upper + lower) / 2];
    const points = [
      [across, down],
      [across, upper],
      [across, lower],
      [left + 2, down],
      [right - 2, down],
    ] as const;
    return points.some(([x, y]) => !shown.some((element) => element.contains(document.elementFromPoint(x, y))));
  }
}

/** Stops checking; runs in the page. */
function endWalk(): string[] {
  const { walk } = globalThis as unknown as { walk: Walk };
  removeEventListener('keydown', walk.look, { capture: true });
  const missed = walk.missed().map((stop) => `left out: ${stop.outerHTML.slice(0, 120)}`);
  return [...walk.faults, ...missed, ...(walk.isRound ? [] : ['the focus never came back'])];
}
