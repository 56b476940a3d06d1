import { addressOfRule, type RuleName } from '../rules.ts';
import { wrapLine } from '../../shared/wrap-line.ts';
import { rulesByArea, sectionOf, type RuleSection, type ShownSample } from './rule-section.ts';

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
    ...(code ? ['', ...code.lines.map(toCodeLine)] : []),
    ...(code && index < samples.length - 1 ? [''] : []),
  ]);
}

/** Replaces tabs, which could not be told from spaces. */
function toCodeLine(line: string): string {
  return line === '' ? '' : `${INDENT}${line.replaceAll('\t', '[tab]')}`;
}

function cut(line: string, columns: number): string {
  return line.length > columns ? `${line.slice(0, columns - 1)}…` : line;
}
