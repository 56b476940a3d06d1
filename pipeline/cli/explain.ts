import { addressOfRule, MESSAGES_PAGE, type RuleName, rules } from '../findings/rules.ts';
import { rulesByArea, type RuleSection, sectionOf, type ShownSample } from '../lint/documentation/rule-section.ts';
import { nearest } from '../shared/nearest.ts';
import { shorten } from '../shared/printable.ts';
import { wrapLine } from '../shared/terminal-line.ts';
import { complain, say } from '../shared/terminal.ts';
import type { Options } from './arguments/arguments.ts';

/** Longer lines are hard to read. */
const MAX_COLUMNS = 100;

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
    say([...(index > 0 ? [''] : []), ...explainRule(name, Math.min(columns ?? MAX_COLUMNS, MAX_COLUMNS))]);
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

const INDENT = '    ';

/**
 * Returns what `docs/messages.md` says about a rule, in lines for a terminal of `columns` columns. Does not wrap code.
 */
export function explainRule(name: RuleName, columns: number): string[] {
  const { severity, shape, means, example } = sectionOf(name);
  return [
    `${name}, ${severity === 'error' ? 'an' : 'a'} ${severity}`,
    ...wrapLine(shape, columns, 0),
    '',
    ...wrapLine(means, columns, 0),
    '',
    ...exampleLines(example, columns),
    '',
    addressOfRule(name),
  ];
}

/** Lists every rule with its message, one per line, by area; a line longer than `columns` ends in `…`. */
export function listRules(columns: number): string[] {
  const widest = Math.max(...rulesByArea.flatMap(([, names]) => names.map(({ length }) => length)));
  return rulesByArea.flatMap(([title, names], index) => [
    ...(index > 0 ? [''] : []),
    title,
    ...names.map((name) => cut(`  ${name.padEnd(widest)}  ${sectionOf(name).shape}`, columns)),
  ]);
}

function exampleLines(example: RuleSection['example'], columns: number): string[] {
  if ('none' in example) return wrapLine(example.none, columns, 0);
  return [
    ...sampleLines('Wrong', example.wrong, columns),
    '',
    ...wrapLine(`  ${example.sentence}`, columns),
    ...wrapLine(`  → ${example.help}`, columns),
    '',
    ...sampleLines('Right', example.right, columns),
  ];
}

function sampleLines(side: string, samples: readonly ShownSample[], columns: number): string[] {
  return samples.flatMap(({ caption, code }, index) => [
    ...wrapLine(index === 0 ? `${side}: ${caption}` : `and ${caption}`, columns),
    ...(code ? ['', ...code.lines.map((line) => line && INDENT + line.replaceAll('\t', '[tab]'))] : []),
    ...(code && index < samples.length - 1 ? [''] : []),
  ]);
}

function cut(line: string, columns: number): string {
  return line.length > columns ? `${line.slice(0, columns - 1)}…` : line;
}
