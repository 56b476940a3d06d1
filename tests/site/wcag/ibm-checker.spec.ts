import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';
import { expect, test } from '../fixtures.ts';
import { addresses, openStill } from './every-page.ts';
import { exceptions } from './ibm-exceptions.ts';
import { MENU_VIEWS, openMenu, openToast } from './overlays.ts';
import { showAs, VIEWS, type View } from './views.ts';

const ENGINE = readFileSync(fileURLToPath(import.meta.resolve('accessibility-checker-engine')), 'utf8');

/** One finding: an element, and the numbers of the exceptions that excuse it. */
interface Finding {
  readonly rule: string;
  readonly text: string;
  readonly excusedBy: readonly number[];
}

for (const address of addresses) {
  test(`IBM's checker finds nothing new on ${address}`, async ({ page }) => {
    await openStill(page, address);
    const findings = await findingsInViews(page, VIEWS);
    const used = new Set(findings.flatMap(({ excusedBy }) => excusedBy));
    const unused = exceptions.filter(({ seenAt }, index) => seenAt === address && !used.has(index));
    expect({ unexcused: unexcused(findings), unused }).toEqual({ unexcused: [], unused: [] });
  });
}

test("IBM's checker finds nothing new in the open menu", async ({ page }) => {
  await openMenu(page);
  expect(unexcused(await findingsInViews(page, MENU_VIEWS))).toEqual([]);
});

for (const view of VIEWS) {
  test(`IBM's checker finds nothing new while a toast is shown at ${view.width} px, ${view.colorScheme}`, async ({
    page,
  }) => {
    const toast = await openToast(page, view);
    expect(unexcused(await findingsInViews(page, [view]))).toEqual([]);
    await expect(toast).toBeVisible();
  });
}

function unexcused(findings: readonly Finding[]): string[] {
  return [...new Set(findings.filter(({ excusedBy }) => excusedBy.length === 0).map(({ text }) => text))];
}

/** What the checker finds in several views. */
async function findingsInViews(page: Page, views: readonly View[]): Promise<Finding[]> {
  await page.evaluate(`${ENGINE}; globalThis.ace = ace; 0`);
  const findings: Finding[] = [];
  for (const view of views) {
    await showAs(page, view);
    findings.push(...(await check(page)));
  }
  return findings;
}

/** Violations and potential violations. */
function check(page: Page): Promise<Finding[]> {
  const known = exceptions.map(({ rule, on }) => ({ rule, on }));
  return page.evaluate(async (exceptionsToApply) => {
    const { ace } = globalThis as unknown as { ace: { Checker: typeof Checker } };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [policy, outcome] }) => String(policy) === 'VIOLATION' && String(outcome) !== 'PASS')
      .map(({ ruleId, message, snippet, node }) => ({
        rule: ruleId,
        text: `${ruleId}: ${message}: ${snippet}`,
        excusedBy: exceptionsToApply.flatMap(({ rule, on }, index) =>
          rule === ruleId && node instanceof Element && node.matches(on) ? [index] : [],
        ),
      }));
  }, known);
}
