import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { showAs, type Look } from './views.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** The rules of these that look at colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const NO_SCRIPT = 'undefined';

/** What axe finds in several looks at the page that is open, one line an element. */
export async function axeFindings(page: Page, looks: readonly Look[]): Promise<string[]> {
  const findings: string[] = [];
  for (const look of looks) {
    await showAs(page, look.view);
    findings.push(...(await findingsIn(page, look, look === looks[0])));
  }
  return findings;
}

/** The first analysis of a page brings axe along; later ones find it there. */
async function findingsIn(page: Page, look: Look, isFirst: boolean): Promise<string[]> {
  const { width, colorScheme } = look.view;
  const builder = new AxeBuilder(isFirst ? { page } : { page, axeSource: NO_SCRIPT });
  const { violations } = await builder
    .setLegacyMode()
    .options({ ...rulesFor(look), resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${width} px, ${colorScheme}: ${id}: ${html}`));
}

function rulesFor({ structure, colors }: Look): RunOptions {
  if (!structure) return { runOnly: COLOR_RULES };
  const off = colors ? [] : COLOR_RULES.map((rule) => [rule, { enabled: false }]);
  return { runOnly: TAGS, rules: Object.fromEntries(off) };
}
