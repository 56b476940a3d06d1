import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';
import { expect, test } from '../fixtures.ts';
import { addresses, openStill } from './every-page.ts';
import { exceptions } from './ibm-exceptions.ts';
import { OPPOSITE_VIEWS, showAs } from './views.ts';

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
    await page.evaluate(`${ENGINE}; globalThis.ace = ace; 0`);
    const findings: Finding[] = [];
    for (const view of OPPOSITE_VIEWS) {
      await showAs(page, view);
      findings.push(...(await check(page)));
    }
    const used = new Set(findings.flatMap(({ excusedBy }) => excusedBy));
    const unused = exceptions.filter(({ seenAt }, index) => seenAt === address && !used.has(index));
    const unexcused = findings.filter(({ excusedBy }) => excusedBy.length === 0).map(({ text }) => text);
    expect({ unexcused: [...new Set(unexcused)], unused }).toEqual({ unexcused: [], unused: [] });
  });
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
