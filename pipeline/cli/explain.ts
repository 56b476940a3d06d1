import { explainRule, listRules } from '../lint/documentation/explain.ts';
import { nearest } from '../shared/nearest.ts';
import { MESSAGES_PAGE, rules, type RuleName } from '../lint/rules.ts';
import { shorten } from '../shared/shorten.ts';
import { complain, say } from '../shared/terminal.ts';
import type { Options } from './arguments/arguments.ts';

/** Longer lines are hard to read. */
const MOST_COLUMNS = 100;

/**
 * `npm run explain RULE`: prints what a rule means, with an example that fails and its fix. Accepts the whole line of a
 * finding; without a name, lists all rules. Exit code 2 for an unknown name.
 */
export function runExplain({ words }: Options): Promise<number> {
  const columns = process.stdout.isTTY ? process.stdout.columns : undefined;
  const text = words.join(' ').trim();
  const names = rulesIn(text);
  if (text === '') say([...listRules(columns ?? Infinity), '', 'npm run explain RULE explains one of them.']);
  else if (names.length === 0) complain(sayUnknown(text));
  for (const [index, name] of names.entries())
    say([...(index > 0 ? [''] : []), ...explainRule(name, Math.min(columns ?? MOST_COLUMNS, MOST_COLUMNS))]);
  return Promise.resolve(text === '' || names.length > 0 ? 0 : 2);
}

/**
 * Returns the rules if all words are rule names; otherwise the last one in the text, since a finding ends with its
 * rule. Spaces may replace hyphens.
 */
function rulesIn(text: string): RuleName[] {
  const words = text.split(/\s+/);
  if (words.every(isRule)) return [...new Set(words)];
  const whole = text.toLowerCase().replaceAll(' ', '-');
  return [...(text.match(/[a-z]+(?:-[a-z]+)+/g) ?? []), whole].filter(isRule).slice(-1);
}

function isRule(name: string): name is RuleName {
  return Object.hasOwn(rules, name);
}

function sayUnknown(text: string): string {
  const near = nearest(text.toLowerCase(), Object.keys(rules));
  const meant = near === undefined ? '' : `; did you mean \`${near}\``;
  return shorten(
    `There is no rule \`${text}\`${meant}. \`npm run explain\` lists all, and ${MESSAGES_PAGE} explains them.`,
  );
}
