import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = path.resolve(import.meta.dirname, '../../pipeline/markdown');
const PROCESSOR = read('processor.ts');

/** A plugin of the processor, with what it leaves in `file.data` for others, and what it takes of it. */
interface Step {
  readonly plugin: string;
  readonly leaves: readonly string[];
  readonly takes: readonly string[];
}

/** The context is there before the first plugin. */
const GIVEN = new Set(['context']);
const HELPERS: Readonly<Record<string, string>> = { targetFinderOf: 'findTarget' };

const steps = [...PROCESSOR.matchAll(/\.use\((\w+)/g)].map(([, plugin = '']) => stepOf(plugin));

test('the processor has plugins that leave something for others', () => {
  expect(steps.length).toBeGreaterThan(25);
  expect(new Set(steps.flatMap(({ leaves }) => leaves))).toContain('findTarget');
});

test('what a plugin takes of `file.data` an earlier plugin has left there', () => {
  expect(
    steps.flatMap(({ plugin, takes }, index) =>
      takes
        .filter((name) => !steps.slice(0, index).some(({ leaves }) => leaves.includes(name)))
        .map((name) => `${plugin} takes file.data.${name}: put it behind ${leavers(name)}`),
    ),
  ).toEqual([]);
});

/** Orders that hold because of what a plugin finds in the tree, each with its reason. */
const IN_TREE = [
  ['remarkUnderlinedProse', 'remarkShowParsed', 'a rule looks at the lines that it leaves as prose'],
  ['remarkEscapedPipes', 'remarkShowParsed', 'a rule looks at the cells as the writer meant them'],
  ['remarkShowParsed', 'remarkFalseDefinitions', 'rules look at what was typed'],
  ['remarkFactsInHtml', 'remarkHeadingLevels', 'tags have their places once facts are filled in'],
  ['remarkTargets', 'remarkToHtml', 'targets of links are found in Markdown'],
  ['rehypeTypedHtml', 'rehypePastes', 'a paste is known by its elements'],
  ['rehypePastes', 'rehypeFindEmptyParts', 'what a paste brings along counts as content'],
  ['rehypeRemoveFields', 'rehypeFindEmptyParts', 'a field that is removed leaves its place empty'],
  ['rehypeRefusedTargets', 'rehypeFindEmptyParts', 'a link without a target leaves its place empty'],
  ['rehypeNamedPlaces', 'rehypeSanitize', 'names are taken from what was typed'],
  ['rehypeFindEmptyParts', 'rehypeSanitize', 'what is removed must not count as empty already'],
  ['rehypeSanitize', 'rehypeReportRemoved', 'only then it is known what was removed'],
  ['rehypeReportRemoved', 'rehypeLeaveOutEmptyParts', 'what is left out was not removed by the sanitizer'],
  ['rehypeFindEmptyParts', 'rehypeListItems', 'an item that it adds to a list would be empty'],
  ['rehypeSanitize', 'rehypeUniqueIds', 'ids that the site gives are no input'],
  ['rehypeLeaveOutEmptyParts', 'rehypeUniqueIds', 'what is left out has no anchor'],
  ['rehypeSanitize', 'rehypeMedia', 'pictures get attributes that no writer may type'],
  ['rehypeMedia', 'rehypeTypography', 'the words of pictures are set like others'],
  ['rehypeSanitize', 'rehypeTypography', 'only what stays is set'],
  ['rehypeTypography', 'rehypeTables', 'the names of tables are set before they are repeated'],
  ['rehypeSanitize', 'rehypeTables', 'tables get classes that no writer may type'],
  ['rehypeTypography', 'rehypeInteractiveFigures', 'the sentences that it computes are set already'],
  ['rehypeUniqueIds', 'rehypeInteractiveFigures', 'a figure is named by its id'],
  ['rehypeSanitize', 'rehypeInteractiveFigures', 'figures are elements that no writer may type'],
  ['rehypeInteractiveFigures', 'rehypeNotes', 'a note in a caption would part it from its table'],
  ['rehypeSanitize', 'rehypeNotes', 'notes get roles that no writer may type'],
  ['rehypeNotes', 'rehypeDirections', 'notes have a direction, too'],
] as const;

test.each(IN_TREE)('%s stands before %s: %s', (first, second, why) => {
  const order = steps.map(({ plugin }) => plugin);
  expect(order).toEqual(expect.arrayContaining([first, second]));
  expect(
    order.filter((plugin) => plugin === first || plugin === second),
    `Put ${first} before ${second} in processor.ts: ${why}`,
  ).toEqual([first, second]);
});

test('plugins of Markdown stand before it becomes HTML, those of HTML behind', () => {
  const names = steps.map(({ plugin }) => plugin);
  const turn = names.indexOf('remarkToHtml');
  expect(names.slice(0, turn).filter((plugin) => !plugin.startsWith('remark'))).toEqual(['syntaxPlugins']);
  expect(names.slice(turn + 1).filter((plugin) => !plugin.startsWith('rehype'))).toEqual([]);
});

test('what a plugin leaves in `file.data` a later one takes', () => {
  expect(
    steps.flatMap(({ plugin, leaves }, index) =>
      leaves
        .filter((name) => !steps.slice(index + 1).some(({ takes }) => takes.includes(name)))
        .map((name) => `${plugin} leaves file.data.${name}, which no later plugin takes`),
    ),
  ).toEqual([]);
});

function leavers(name: string): string {
  return (
    steps
      .flatMap(({ plugin, leaves, takes }) => (leaves.includes(name) && !takes.includes(name) ? [plugin] : []))
      .join(' or ') || 'what leaves it'
  );
}

function stepOf(plugin: string): Step {
  const file = new RegExp(String.raw`import \{[^}]*\b${plugin}\b[^}]*\} from '\./([^']+)'`).exec(PROCESSOR)?.[1];
  if (file === undefined && plugin === 'rehypeSanitize') return { plugin, leaves: [], takes: [] };
  if (file === undefined) throw new Error(`${plugin} is imported from nowhere`);
  const source = read(file);
  const start = source.search(new RegExp(String.raw`export (?:const|function) ${plugin}\b`));
  const next = source.slice(start + 1).search(/\nexport /);
  const body = source.slice(start, next < 0 ? undefined : start + 1 + next);
  const leaves = namesIn(body, /file\.data\.(\w+) = /g);
  const destructured = [...body.matchAll(/\{([^{}]*)\} = file\.data/g)].flatMap(([, names = '']) =>
    namesIn(names, /(\w+)(?: = [^,]+)?(?:,|$| )/g),
  );
  const helped = Object.entries(HELPERS).flatMap(([helper, name]) => (body.includes(`${helper}(`) ? [name] : []));
  const direct = namesIn(body, /file\.data\.(\w+)(?! = )\b/g);
  return {
    plugin,
    leaves,
    takes: [...new Set([...destructured, ...helped, ...direct])].filter((name) => !GIVEN.has(name)),
  };
}

function namesIn(text: string, form: RegExp): string[] {
  return Array.from(text.matchAll(form), ([, name = '']) => name);
}

function read(file: string): string {
  return readFileSync(path.join(FOLDER, file), 'utf8');
}
