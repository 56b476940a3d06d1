import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isRepainted, showAs, type View } from './views.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** The rules of these that look at colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const NO_SCRIPT = 'undefined';

/** What axe finds in several views of the page that is open, one line an element. */
export async function axeFindings(page: Page, views: readonly View[]): Promise<string[]> {
  const findings: string[] = [];
  for (const view of views) {
    await showAs(page, view);
    const rules = isRepainted(view, views) ? COLOR_RULES : TAGS;
    findings.push(...(await findingsIn(page, view, rules, view === views[0])));
  }
  return findings;
}

/** The first analysis of a page brings axe along; later ones find it there. */
async function findingsIn(
  page: Page,
  { width, colorScheme }: View,
  runOnly: string[],
  isFirst: boolean,
): Promise<string[]> {
  const builder = new AxeBuilder(isFirst ? { page } : { page, axeSource: NO_SCRIPT });
  const { violations } = await builder
    .setLegacyMode()
    .options({ runOnly, resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${width} px, ${colorScheme}: ${id}: ${html}`));
}
