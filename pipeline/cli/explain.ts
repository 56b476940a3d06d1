import { didYouMean } from '../findings/rule.ts';
import { MESSAGES_PAGE, type RuleName, rules } from '../findings/rules.ts';
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
  const text = words.join(' ').trim();
  const names = rulesIn(text);
  if (text === '') say([...listRules(), 'npm run explain RULE explains one of them.']);
  else if (names.length === 0) complain(sayUnknown(text));
  else say(names.flatMap((name) => ['', ...withoutMarks(sectionText(name))]).slice(1));
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

function listRules(): string[] {
  return rulesByArea.flatMap(([title, names]) => [
    title,
    ...names.map((name) => `  ${name}: ${sectionOf(name).shape}`),
    '',
  ]);
}

function sayUnknown(text: string): string {
  const meant = didYouMean({ nearest: nearest(text.toLowerCase(), Object.keys(rules)) });
  return shorten(
    `There is no rule \`${text}\`${meant}. \`npm run explain\` lists all, and ${MESSAGES_PAGE} explains them.`,
  );
}

/**
 * Returns a section in lines of a terminal, without the marks of Markdown; its examples, which keep theirs, are indented
 * and not wrapped.
 */
function withoutMarks(section: string): string[] {
  const columns = Math.min(process.stdout.isTTY ? process.stdout.columns : MAX_COLUMNS, MAX_COLUMNS);
  let fence = '';
  return section
    .replaceAll('\t', '[tab]')
    .split('\n')
    .flatMap((line) => {
      const [sign = ''] = /^`{3,}/.exec(line) ?? [];
      if (fence === '' && sign === '')
        return wrapLine(
          line
            .replace(/^(?:#+|>) /, '')
            .replace(/<br>$/, '')
            .replace(/^\*\*(\w+:?)\*\*/, '$1'),
          columns,
          0,
        );
      if (fence !== '' && line !== fence) return [`    ${line}`];
      fence = fence === '' ? sign : '';
      return [];
    });
}

const OPENING = `# What the messages mean

Each message ends in the name of its rule, such as \`bad-date\`. Below stands what each rule means, an example that fails, what is said of it,
and the same, fixed; a \`^\` shows the place that is named. \`npm run explain bad-date\` prints the same. In the sentences of the list, \`…\` stands
for what differs each time.

An **error** stops the build, and the published site stays as it was. A **warning** does not: something was left out or looks wrong. A **note**
is for your information.

This page is written by \`npm run schemas\`, from \`pipeline/findings/rules/\`; every example is a test.
`;

/**
 * Returns `docs/messages.md`: every rule with its meaning and example, as Markdown. The anchor of each section is the
 * rule's name.
 */
export function messagesDocument(): string {
  const contents = rulesByArea.map(([title, names]) => {
    const entries = names.map((name) => `- [${name}](#${name}): ${sectionOf(name).shape}`);
    return [`**${title}**`, '', ...entries, ''].join('\n');
  });
  const sections = rulesByArea.map(([title, names]) => [`## ${title}`, ...names.map(sectionText)].join('\n\n'));
  return `${[OPENING, ...contents, sections.join('\n\n')].join('\n')}\n`;
}

/** Returns what a rule means, with its example, as Markdown. */
export function sectionText(name: RuleName): string {
  const { severity, shape, means, example } = sectionOf(name);
  return [`### ${name}`, `**${severity}**: ${shape}`, means, ...exampleBlocks(example)].join('\n\n');
}

function exampleBlocks(example: RuleSection['example']): string[] {
  if ('none' in example) return [`*${example.none}*`];
  const { wrong, right, sentence, help } = example;
  return [...toBlocks('Wrong', wrong), `> ${sentence}<br>\n> → ${help}`, ...toBlocks('Right', right)];
}

function toBlocks(side: string, samples: readonly ShownSample[]): string[] {
  return samples.map(({ caption, code }, index) => {
    const head = index === 0 ? `**${side}:** ${caption}` : `and ${caption}`;
    return code ? `${head}\n\n${toFence(code)}` : head;
  });
}

/** Fences code that may contain a fence itself. */
function toFence({ language, lines }: { readonly language: string; readonly lines: readonly string[] }): string {
  const fence = lines.some((line) => line.startsWith('```')) ? '````' : '```';
  return [`${fence}${language}`, ...lines, fence].join('\n');
}
