const LISTED = {
  content: { value: 'DIR', says: 'the content folder, instead of `content`' },
  out: { value: 'DIR', says: 'the folder of the finished site, instead of `dist`' },
  'into-existing': { says: 'builds into a folder that holds other things and was never built into, beside them' },
  cache: { value: 'DIR', says: 'keeps there what was made, for the next time, instead of in `node_modules`' },
  format: { value: 'FORMAT', says: 'writes for programs' },
  date: {
    value: 'YYYY-MM-DD',
    says: 'rehearses a day, a build of it with `--out`; without it, it is today in universal time (UTC)',
  },
  launch: {
    says: 'counts each placeholder of `site.yaml` and `facts.yaml` that is left, and each sentence that is to be confirmed, as an error; a check lists all other placeholders, too',
  },
  url: { value: 'URL', says: 'the address of the site, instead of the `url` of `site.yaml`' },
  placeholders: {
    says: 'lists the placeholders and the sentences to be confirmed that are left, instead of counting them',
  },
  all: { says: 'shows each finding, instead of one of those in a file that are alike' },
  fix: { says: 'shows as a diff what has exactly one right fix, and fixes it if you say yes' },
  yes: { says: 'does not ask' },
  undo: { says: 'takes the last publication back: the texts that it changed become what they were before it' },
  external: { says: 'tries the links that lead to other sites, too' },
  'dry-run': { says: 'only shows what it would do' },
  port: { value: 'N', says: 'the port to answer on, instead of 4173' },
  host: { value: '[NAME]', says: 'lets other machines in, by one name or address of this machine, or by all of them' },
  slug: { value: 'NAME', says: 'the last part of the address, instead of one made of the title' },
  from: {
    value: 'FILE',
    says: 'a document whose text it takes: `.docx`, `.html` or `.md`; its first heading is the title',
  },
  audience: { value: 'WHOM', says: 'whom a service is for' },
  verbose: { says: 'shows where in the program an error was thrown' },
  help: { says: 'shows this' },
} as const;

export type OptionName = keyof typeof LISTED;

/** Options of all commands and their meaning; `value` is the form of the argument. */
export const OPTION_HELP: Readonly<Record<OptionName, { readonly value?: string; readonly says: string }>> = LISTED;

/** Output formats of findings and summaries. */
export type Format = 'text' | 'json' | 'github';

/** The help of a command. */
interface Command {
  readonly says: string;
  /** Its arguments besides options. */
  readonly words?: string;
  readonly options: readonly OptionName[];
  /** Options accepted without effect, such as those of `npm start`, which are passed to both a build and a preview. */
  readonly lets?: readonly OptionName[];
  readonly formats?: readonly Format[];
  /** What to type after `npm run`, and the result. */
  readonly examples: readonly (readonly [typed: string, says: string])[];
}

const DESCRIBED = {
  build: {
    says: 'Makes the finished site of the content. Where there is an error, the published folder stays as it was. What is in the cache need not be made again.',
    options: ['content', 'out', 'into-existing', 'cache', 'date', 'launch', 'url', 'format'],
    lets: ['port', 'host'],
    formats: ['json'],
    examples: [
      ['build', 'content → dist'],
      [
        'build -- --launch',
        'the site for all visitors: nothing is published while a placeholder is left that the law or a link needs, or a sentence is to be confirmed',
      ],
      ['build -- --out /tmp/site --date 2026-12-01', 'the site of a day to come, somewhere else'],
      [
        'build -- --url https://user.github.io/site',
        'the site for a path below a host: each address begins with `/site`',
      ],
    ],
  },
  check: {
    says: 'Finds what is wrong in the content, without a build; drafts too. A finding begins with `FILE:LINE:COL severity message` and ends with its rule. Exit code 1 if there is an error.',
    options: ['content', 'cache', 'date', 'launch', 'url', 'placeholders', 'all', 'fix', 'yes', 'external', 'format'],
    formats: ['json', 'github'],
    examples: [
      ['check -- --fix', 'what can be fixed in one way only'],
      ['check -- --external', 'do links to other sites still lead somewhere?'],
      ['check -- --launch', 'would `build -- --launch` publish the site?'],
    ],
  },
  dev: {
    says: 'Shows the site while it is written: what is saved shows at once, and a mistake stands over its own page, and at the foot of others. `/styleguide` shows the design system.',
    options: ['content', 'cache', 'date', 'port', 'host'],
    lets: ['out'],
    examples: [['dev -- --date 2026-12-01', 'the site as it will be on that day']],
  },
  preview: {
    says: 'Serves the finished site as a host would, to this machine only unless `--host` opens it.',
    options: ['out', 'port', 'host'],
    lets: ['content', 'into-existing', 'cache', 'date', 'launch', 'url'],
    examples: [['preview -- --host --port 8080', 'for other machines too']],
  },
  new: {
    says: 'Begins an article, a page or a service, as a draft with every field in place.',
    words: 'insight|page|service "Title"',
    options: ['content', 'from', 'slug', 'audience'],
    examples: [
      ['new -- insight "What a gate is for"', 'an article, as a draft'],
      ['new -- service "Name" --audience founders', 'a service'],
      ['new -- insight --from ~/Desktop/gates.docx', 'an article with the text and the pictures of a document'],
    ],
  },
  explain: {
    says: 'Says what a finding means, with an example and its fix; without a name, lists all rules.',
    words: '[RULE, or the whole line of a finding]',
    options: [],
    lets: ['content'],
    examples: [['explain bad-date', 'what to do about a day that is none']],
  },
  publish: {
    says: 'Checks, builds, shows what changes for visitors, and if you say yes, saves a version, sends it to where `publish` in `site.yaml` says, and waits until the site shows it.',
    options: ['content', 'out', 'into-existing', 'cache', 'url', 'yes', 'undo'],
    examples: [
      ['publish', 'what will change for visitors, then a question'],
      ['publish -- --undo', 'the site as it was before the last publication'],
    ],
  },
  rename: {
    says: 'Renames a content file, with the links to it and its old address; or a picture, or a file to download, wherever it is named.',
    words: 'insights/old-name.md new-name',
    options: ['content', 'cache', 'dry-run'],
    examples: [
      ['rename -- insights/gates.md what-a-gate-is-for --dry-run', 'what would change'],
      ['rename -- images/img-0012.jpg risk-curve', 'a picture, in every text that shows it'],
    ],
  },
  schemas: {
    says: 'Writes what editors know of the fields, the tables of `docs/fields.md`, the list of rules, and `docs/messages.md` anew.',
    options: [],
    examples: [],
  },
  verify: {
    says: 'Compares a folder, or what a site on the web serves, with what the build has made, byte by byte, and names each difference. Exit code 1 if there is one.',
    words: '[FOLDER or ADDRESS]',
    options: ['out'],
    examples: [
      ['verify', 'is `dist` as it was built?'],
      ['verify -- https://example.org', 'is what visitors get the build in `dist`, or the one that is listed there?'],
    ],
  },
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof DESCRIBED;

/** Every command; each also takes `--verbose` and `--help`. */
export const COMMANDS: Readonly<Record<CommandName, Command>> = DESCRIBED;

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

export function isOption(name: string): name is OptionName {
  return Object.hasOwn(OPTION_HELP, name);
}

/** Returns the options that a command accepts, with or without effect. */
export function optionsOf(name: CommandName): OptionName[] {
  const { options, lets = [] } = COMMANDS[name];
  return [...options, ...lets, 'verbose', 'help'];
}

/** Returns the lines of `--help` for a command; without one, for all. */
export function commandHelp(name?: CommandName): string[] {
  if (name !== undefined) return helpOfCommand(name);
  return [
    'Usage: npm run COMMAND -- [options]',
    '',
    ...inColumns(Object.entries(COMMANDS).map(([command, { says }]) => [command, says])),
    '',
    '`npm run COMMAND -- --help` lists the options of each.',
  ];
}

function helpOfCommand(name: CommandName): string[] {
  const { says, words, options, formats = [], examples } = COMMANDS[name];
  const rows = [...options, 'verbose' as const, 'help' as const].map((option): [string, string] => [
    [`--${option}`, OPTION_HELP[option].value].join(' ').trim(),
    OPTION_HELP[option].says + (option === 'format' ? `: ${formats.join(', ')}` : ''),
  ]);
  return [
    `Usage: npm run ${name} -- ${words === undefined ? '' : `${words} `}[options]`,
    '',
    says,
    '',
    ...inColumns(rows),
    ...(examples.length > 0
      ? ['', 'For example:', '', ...inColumns(examples.map(([typed, what]) => [`npm run ${typed}`, what]))]
      : []),
  ];
}

function inColumns(rows: readonly (readonly [string, string])[]): string[] {
  const width = rows.reduce((most, [left]) => Math.max(most, left.length), 0);
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
