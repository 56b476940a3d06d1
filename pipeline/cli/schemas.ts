import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fillFieldTables } from '../content/schema/field-tables.ts';
import { MESSAGES_PAGE, type RuleName } from '../findings/rules.ts';
import { rulesByArea, type RuleSection, sectionOf, type ShownSample } from '../lint/documentation/rule-section.ts';
import { schemaTexts, writeIfChanged, writeSchemas } from '../outputs/data/data-files.ts';
import { say } from '../shared/terminal.ts';
import { SCHEMAS } from '../types/content-types.ts';
import type { Options } from './arguments/arguments.ts';

/**
 * `npm run schemas`: rewrites the schemas for editors, the field tables of `docs/fields.md`, and `docs/messages.md`.
 * The catalogue of rules has been written before the program was compiled.
 */
export function runSchemas({ project }: Options): Promise<number> {
  const fields = path.join(project, 'docs', 'fields.md');
  const written = [
    ...writeSchemas(project, schemaTexts(SCHEMAS)),
    ...writeIfChanged(fields, fillFieldTables(readFileSync(fields, 'utf8'), SCHEMAS)),
    ...writeIfChanged(path.join(project, MESSAGES_PAGE), messagesDocument()),
  ].map((file) => path.relative(project, file));
  say(written.length > 0 ? written : 'Nothing has changed.');
  return Promise.resolve(0);
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
  const sections = rulesByArea.map(([title, names]) => [`## ${title}`, ...names.map(toMarkdown)].join('\n\n'));
  return `${[OPENING, ...contents, sections.join('\n\n')].join('\n')}\n`;
}

function toMarkdown(name: RuleName): string {
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
