import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';
import { exceptions } from './ibm-exceptions.ts';
import { showAs, type Look } from './views.ts';

const ENGINE = readFileSync(fileURLToPath(import.meta.resolve('accessibility-checker-engine')), 'utf8');

/** One finding: an element, and the numbers of the exceptions that excuse it. */
interface Finding {
  readonly rule: string;
  readonly text: string;
  readonly excusedBy: readonly number[];
}

interface Request {
  readonly exceptionsToApply: readonly { readonly rule: string; readonly on: string }[];
  readonly structure: boolean;
  readonly colors: boolean;
}

/** What IBM's checker finds in several looks at the page that is open and no exception excuses, one line each. */
export async function ibmFindings(page: Page, looks: readonly Look[]): Promise<string[]> {
  return unexcused(await findingsIn(page, looks));
}

/** The same on the page at an address, and the exceptions that were made for it and excuse nothing. */
export async function ibmFindingsAt(page: Page, address: string, looks: readonly Look[]): Promise<string[]> {
  const findings = await findingsIn(page, looks);
  const used = new Set(findings.flatMap(({ excusedBy }) => excusedBy));
  const unused = exceptions.filter(({ seenAt }, index) => seenAt === address && !used.has(index));
  return [...unexcused(findings), ...unused.map(({ rule, on }) => `excuses nothing: ${rule} on ${on}`)];
}

function unexcused(findings: readonly Finding[]): string[] {
  return [...new Set(findings.filter(({ excusedBy }) => excusedBy.length === 0).map(({ text }) => text))];
}

/** What the checker finds in several looks. */
async function findingsIn(page: Page, looks: readonly Look[]): Promise<Finding[]> {
  await page.evaluate(`${ENGINE}; globalThis.ace = ace; 0`);
  const findings: Finding[] = [];
  for (const look of looks) {
    await showAs(page, look.view);
    findings.push(...(await check(page, look)));
  }
  return findings;
}

/** Violations and potential violations. */
function check(page: Page, { structure, colors }: Look): Promise<Finding[]> {
  const known = exceptions.map(({ rule, on }) => ({ rule, on }));
  return page.evaluate(checkDocument, { exceptionsToApply: known, structure, colors });
}

/** Runs in the page. */
async function checkDocument({ exceptionsToApply, structure, colors }: Request): Promise<Finding[]> {
  const { ace } = globalThis as unknown as { ace: { Checker: typeof Checker } };
  const checker = new ace.Checker();
  const CONTRAST = 'text_contrast_sufficient';
  keepRules((id) => (id === CONTRAST ? colors : structure));
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

  function keepRules(isWanted: (id: string) => boolean): void {
    const guideline = checker.getGuidelines().find(({ id }) => id === 'WCAG_2_2');
    if (!guideline) throw new Error('The checker has no guideline WCAG_2_2');
    const known = guideline.checkpoints.flatMap(({ rules = [] }) => rules.map(({ id }) => id));
    if (!known.includes(CONTRAST)) throw new Error(`The checker has no rule ${CONTRAST}`);
    for (const checkpoint of guideline.checkpoints)
      checkpoint.rules = (checkpoint.rules ?? []).filter(({ id }) => isWanted(id));
    checker.addGuideline(guideline);
  }
}
