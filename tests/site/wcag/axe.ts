import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { isLong } from '../../sampling.ts';
import { isRepainted, showAs, type View } from './views.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** Those of the rules that check colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Returns what axe finds in several views of the open page, a line for each element. */
export async function axeFindings(page: Page, views: readonly View[]): Promise<string[]> {
  const findings: string[] = [];
  for (const view of views)
    findings.push(...(await findingsIn(page, view, isRepainted(view, views) ? COLOR_RULES : TAGS)));
  return findings;
}

/** Returns what the axe rules for colors find. */
export function colorFindings(page: Page, view: View): Promise<string[]> {
  return findingsIn(page, view, COLOR_RULES);
}

/** Analyzes a page; loads axe into it first if it is not there yet. */
async function findingsIn(page: Page, view: View, rules: string[]): Promise<string[]> {
  await showAs(page, view);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${axe.source}; 0`);
  const found = await page.evaluate(analyze, { rules, ofEachLook: !isLong });
  return found.map((finding) => `${view.width} px, ${view.colorScheme}: ${finding}`);
}

/** Runs in the page. Checks the contrast only once for texts of the same look in boxes of the same look. */
async function analyze({ rules, ofEachLook }: { rules: string[]; ofEachLook: boolean }): Promise<string[]> {
  const { axe: present } = globalThis as unknown as { axe: typeof axe };
  if (ofEachLook) {
    markLooks();
    present.configure({ rules: [{ id: 'color-contrast', selector: '[data-look]' }] });
  }
  const { violations } = await present.run({ runOnly: rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));

  function markLooks(): void {
    const looks = new Map<Element | null, string>([[null, '']]);
    const seen = new Set<string>();
    for (const element of document.querySelectorAll('*')) {
      const { color, backgroundColor, backgroundImage, fontSize, fontWeight, opacity } = getComputedStyle(element);
      const own = [
        element.tagName,
        element.getAttribute('class'),
        color,
        backgroundColor,
        backgroundImage,
        fontSize,
        fontWeight,
        opacity,
      ];
      const look = `${looks.get(element.parentElement)}\n${own.join()}`;
      looks.set(element, look);
      const isText =
        element.matches('input') ||
        [...element.childNodes].some((node) => node instanceof Text && /[\p{L}\p{N}]{2}/u.test(node.data));
      const isFirst = isText && !seen.has(look) && element.checkVisibility({ visibilityProperty: true });
      if (isFirst) seen.add(look);
      element.toggleAttribute('data-look', isFirst);
    }
  }
}
