import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';
import { parse } from 'yaml';
import { isRepainted, showAs, type View } from './views.ts';

const ENGINE = readFileSync(fileURLToPath(import.meta.resolve('accessibility-checker-engine')), 'utf8');

/** A question of IBM's checker that a person must answer, and the answer. */
interface Exception {
  readonly rule: string;
  /** A selector of the elements that were checked. */
  readonly on: string;
  /** A page on which the checker asks this; the exception must be removed when it no longer does. */
  readonly seenAt: string;
  readonly because: string;
}

const exceptions = parse(readFileSync(new URL('ibm-exceptions.yaml', import.meta.url), 'utf8')) as readonly Exception[];

/** A finding: an element, and the indices of the exceptions that cover it. */
interface Finding {
  readonly rule: string;
  readonly text: string;
  readonly excusedBy: readonly number[];
}

interface Request {
  readonly exceptionsToApply: readonly { readonly rule: string; readonly on: string }[];
  readonly colorsOnly: boolean;
}

/** Returns what IBM's checker finds in several views of the open page and no exception covers, a line each. */
export async function ibmFindings(page: Page, views: readonly View[]): Promise<string[]> {
  return unexcused(await findingsInViews(page, views));
}

/** Returns the same for the page at an address, and the exceptions for that page that cover nothing. */
export async function ibmFindingsAt(page: Page, address: string, views: readonly View[]): Promise<string[]> {
  const findings = await findingsInViews(page, views);
  const used = new Set(findings.flatMap(({ excusedBy }) => excusedBy));
  const unused = exceptions.filter(({ seenAt }, index) => seenAt === address && !used.has(index));
  return [...unexcused(findings), ...unused.map(({ rule, on }) => `excuses nothing: ${rule} on ${on}`)];
}

function unexcused(findings: readonly Finding[]): string[] {
  return [...new Set(findings.filter(({ excusedBy }) => excusedBy.length === 0).map(({ text }) => text))];
}

/** Returns what the checker finds in several views. */
async function findingsInViews(page: Page, views: readonly View[]): Promise<Finding[]> {
  await page.evaluate(`${ENGINE}; globalThis.ace = ace; 0`);
  const findings: Finding[] = [];
  for (const view of views) {
    await showAs(page, view);
    findings.push(...(await check(page, isRepainted(view, views))));
  }
  return findings;
}

/** Returns violations and potential violations; only those of the contrast rule if only colors need a check. */
function check(page: Page, colorsOnly: boolean): Promise<Finding[]> {
  const known = exceptions.map(({ rule, on }) => ({ rule, on }));
  return page.evaluate(checkDocument, { exceptionsToApply: known, colorsOnly });
}

/** Runs in the page. */
async function checkDocument({ exceptionsToApply, colorsOnly }: Request): Promise<Finding[]> {
  const { ace } = globalThis as unknown as { ace: { Checker: typeof Checker } };
  const checker = new ace.Checker();
  if (colorsOnly) keepRule('text_contrast_sufficient');
  const { results } = await checker.check(document, ['WCAG_2_2']);
  return results
    .filter(({ value: [policy, outcome] }) => String(policy) === 'VIOLATION' && String(outcome) !== 'PASS')
    .map(({ ruleId, message, snippet, node }) => ({
      rule: ruleId,
      text: `${ruleId}: ${message}: ${snippet}`,
      excusedBy: exceptionsToApply.flatMap(({ rule, on }, index) =>
        rule === ruleId && node instanceof Element && node.matches(on) ? [index] : [],
      ),
    }));

  function keepRule(name: string): void {
    const guideline = checker.getGuidelines().find(({ id }) => id === 'WCAG_2_2');
    if (!guideline) throw new Error('The checker has no guideline WCAG_2_2');
    for (const checkpoint of guideline.checkpoints)
      checkpoint.rules = (checkpoint.rules ?? []).filter(({ id }) => id === name);
    if (guideline.checkpoints.every(({ rules }) => rules?.length === 0))
      throw new Error(`The checker has no rule ${name}`);
    checker.addGuideline(guideline);
  }
}
