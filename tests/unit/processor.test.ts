import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compileText } from './compile-text.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../pipeline/markdown');
const FROM_PACKAGE = { plugin: 'rehypeSanitize', leaves: [], takes: [] };

/** A plugin of the processor, with what it leaves in `file.data` for others, and what it takes of it. */
interface Step {
  readonly plugin: string;
  readonly leaves: readonly string[];
  readonly takes: readonly string[];
}

/** The context is there before the first plugin. */
const GIVEN = new Set(['context']);
const HELPERS: Readonly<Record<string, string>> = { targetFinderOf: 'findTarget' };

const plugins: readonly Step[] = [
  FROM_PACKAGE,
  ...readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    file.endsWith('.ts') ? pluginsIn(read(file)) : [],
  ),
];
const order = namesIn(read('processor.ts'), /\.use\((\w+)/g);
const steps = order.map((name) => {
  const step = plugins.find(({ plugin }) => plugin === name);
  if (!step) throw new Error(`${name} is a plugin of no module in pipeline/markdown/`);
  return step;
});

test('the processor has plugins that leave something for others', () => {
  expect(steps.length).toBeGreaterThan(25);
  expect(new Set(steps.flatMap(({ leaves }) => leaves))).toContain('findTarget');
});

test('every plugin of the folder stands in the list, or in that of the syntax', () => {
  const syntax = read('syntax/parse.ts').replaceAll(/^import .*$/gm, '');
  const used = new Set([...order, ...namesIn(syntax, /\b(remark\w+)/g)]);
  const missing = plugins.flatMap(({ plugin }) => (used.has(plugin) ? [] : [plugin]));
  expect(missing, `Missing in processor.ts, or in syntax/parse.ts: ${missing.join(', ')}`).toEqual([]);
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

/** A text of more characters than are compiled, once its references are put in. */
const TOO_LARGE = `${'[plan] '.repeat(250)}\n\n[plan]: /${'x'.repeat(10_000)}`;

/** Further orders, each with a text and with what is published or found only in that order. */
const IN_TEXT = [
  [
    'remarkSizeLimit',
    'remarkInteractiveFigures',
    'of a text that is too large nothing else is said',
    `${TOO_LARGE}\n\n::laddr`,
    /document-limit.*$/,
  ],
  [
    'remarkSizeLimit',
    'remarkShowParsed',
    'rules do not look at a text that is too large',
    `${TOO_LARGE}\n\n[7]: see the book`,
    /document-limit.*$/,
  ],
  [
    'remarkSizeLimit',
    'remarkFactsInHtml',
    'no facts are filled into a text that is too large',
    `${TOO_LARGE}\n\n{{ unknown }}`,
    /document-limit.*$/,
  ],
  [
    'remarkHtml',
    'remarkFactsInHtml',
    'tags are reported where they were typed',
    '<p>{{ costs }} and <blink>more</blink></p>',
    /5:20 warning html-removed/,
  ],
  [
    'remarkShowParsed',
    'remarkNotesInLinks',
    'a rule looks at the words between links as typed',
    'See [the plan[^1]](https://example.com) and https://example.org.\n\n[^1]: A note.',
    /<\/div>$/,
  ],
  [
    'rehypeTypedHtml',
    'rehypeRemoveFields',
    'fields in HTML are elements only then',
    'Your name: <input type="text">.',
    /Your name: \.</,
  ],
  [
    'rehypeTypedHtml',
    'rehypeNamedPlaces',
    'places named in HTML are elements only then',
    '<a name="costs">Costs</a>',
    /<a id="costs">/,
  ],
  [
    'rehypeTypedHtml',
    'rehypeRefusedTargets',
    'links in HTML are elements only then',
    '<a href="javascript:alert(1)">Terms</a>',
    /unsafe-link/,
  ],
  [
    'rehypeReportRemoved',
    'rehypeMedia',
    'a picture that becomes a link was not removed by the sanitizer',
    '<img src="https://example.com/river.png" alt="A wide river">',
    />\n5:1 warning external-image/,
  ],
  [
    'rehypeLeaveOutEmptyParts',
    'rehypeListItems',
    'words moved into an empty item would be left out with it',
    '<ul><li>One gate</li><li></li>stray words</ul>',
    /stray words/,
  ],
  [
    'rehypeUniqueIds',
    'rehypeMedia',
    'the id of a heading does not say that its link opens in a new window',
    '# [Book a call](destination:call)',
    /<h1 id="book-a-call">/,
  ],
  [
    'rehypeTables',
    'rehypeInteractiveFigures',
    'a table is named by its caption without the number of the figure',
    '::bars[Costs by gate]{columns="2"}\n\n| Gate | Euros |\n|---|---:|\n| First | 1200 |',
    /aria-label="Table: Costs by gate"/,
  ],
] as const;

const ORDERS = [...IN_TREE, ...IN_TEXT.map(([first, second, why]) => [first, second, why] as const)];

test.each(ORDERS)('%s stands before %s: %s', (first, second, why) => {
  expect(
    order.filter((plugin) => plugin === first || plugin === second),
    `Put ${first} before ${second} in processor.ts: ${why}`,
  ).toEqual([first, second]);
});

test.each(IN_TEXT)('a text shows that %s stands before %s: %s', (_first, _second, _why, typed, shown) => {
  const { html, findings } = compileText(`---\ntitle: Plan\n---\n\n${typed}`, {
    facts: new Map([['costs', '€2,500']]),
    hasFrontMatter: true,
    firstFigure: 1,
  });
  expect([html, ...findings].join('\n')).toMatch(shown);
});

test('plugins of Markdown stand before it becomes HTML, those of HTML behind', () => {
  const turn = order.indexOf('remarkToHtml');
  expect(order.slice(0, turn).filter((plugin) => !plugin.startsWith('remark'))).toEqual(['syntaxPlugins']);
  expect(order.slice(turn + 1).filter((plugin) => !plugin.startsWith('rehype'))).toEqual([]);
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
    plugins
      .flatMap(({ plugin, leaves, takes }) => (leaves.includes(name) && !takes.includes(name) ? [plugin] : []))
      .join(' or ') || 'what leaves it'
  );
}

/** Returns the plugins that a module exports. */
function pluginsIn(source: string): Step[] {
  return source.split(/\n(?=export )/).flatMap((body) => {
    const [, plugin] = /^export (?:const|function) (syntaxPlugins|(?:remark|rehype)\w+)/.exec(body) ?? [];
    return plugin === undefined ? [] : [stepOf(plugin, body)];
  });
}

function stepOf(plugin: string, body: string): Step {
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
