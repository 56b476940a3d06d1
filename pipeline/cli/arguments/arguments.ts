import { existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isRehearsal } from '../../build/edition.ts';
import { SITE_FILE } from '../../content/addresses.ts';
import { faultOfDay } from '../../content/day-form.ts';
import { faultOfSiteUrl } from '../../content/schema/site.ts';
import { didYouMean } from '../../findings/rule.ts';
import { UsageError } from '../../shared/errors.ts';
import { nearest } from '../../shared/nearest.ts';
import {
  commandHelp,
  type CommandName,
  COMMANDS,
  type Format,
  isCommand,
  isOption,
  OPTION_HELP,
  type OptionName,
  optionsOf,
} from './commands.ts';

const FLAGS = ['launch', 'placeholders', 'all', 'fix', 'yes', 'undo', 'external', 'verbose'] as const;
type Flags = Readonly<Record<(typeof FLAGS)[number], boolean>>;

/** The options of a command line as {@link OPTION_HELP} explains them. */
export type Options = ReturnType<typeof toOptions>;

/** Parses the command line: a command to run, or the help to show. Throws a {@link UsageError} if it is invalid. */
export function parseArguments(
  args: readonly string[],
): { readonly help: readonly string[] } | { readonly command: CommandName; readonly options: Options } {
  const typed = readOptions(args, process.env);
  if ('help' in typed) return { help: commandHelp(typed.help) };
  const { command, values } = typed;
  const refuse = (fault: string): never => stop(fault, command);
  const options = toOptions(typed, refuse);
  const { content, date, format, fix, yes } = options;
  const isRead = !['explain', 'preview', 'verify'].includes(command);
  const contentFault = isRead ? faultOfContent(content) : undefined;
  if (contentFault !== undefined) refuse(contentFault);
  if (command === 'build' && isRehearsal(date) && values.out === undefined)
    refuse(
      `Cannot rehearse ${date} in \`dist\`, which is for what is published; add a folder, such as \`--out rehearsal\``,
    );
  if (yes && !fix && command === 'check') refuse('Unexpected option `--yes` without `--fix`');
  if (format !== 'text' && fix) refuse(`Unexpected format \`${format}\` with \`--fix\`, which writes for people`);
  return { command, options };
}

/** Folders and the document to begin from are absolute paths; what was not typed and has no default is undefined. */
function toOptions({ command, words, values }: Typed, refuse: Refuse) {
  const project = path.resolve(import.meta.dirname, '../../..');
  const text = (name: OptionName): string | undefined => (values[name] === true ? undefined : values[name]);
  const from = text('from');
  return {
    project,
    content: path.resolve(text('content') ?? path.join(project, 'content')),
    out: path.resolve(text('out') ?? path.join(project, 'dist')),
    cache: path.resolve(text('cache') ?? path.join(project, 'node_modules', '.cache', 'site')),
    ...(Object.fromEntries(FLAGS.map((flag) => [flag, values[flag] === true])) as Flags),
    // Before a launch, writers want to see all that are left.
    placeholders: values.placeholders === true || values.launch === true,
    format: readFormat(text('format'), command, refuse),
    dryRun: values['dry-run'] === true,
    intoExisting: values['into-existing'] === true,
    port: readPort(text('port'), refuse),
    /** Undefined accepts requests from this machine only. */
    host: readHost(text('host'), refuse),
    /** `YYYY-MM-DD`; undefined for today. */
    date: readDay(text('date'), refuse),
    url: readSiteUrl(text('url'), refuse),
    slug: text('slug'),
    from: from === undefined ? undefined : path.resolve(from),
    audience: text('audience'),
    /** Unnamed arguments after the command, such as a title. */
    words,
  };
}

type Refuse = (fault: string) => never;

function readFormat(format: string | undefined, command: CommandName, refuse: Refuse): Format {
  const { formats = [] } = COMMANDS[command];
  if (format === undefined || format === 'text') return 'text';
  const expected = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(formats.map((one) => `\`${one}\``));
  return formats.find((one) => one === format) ?? refuse(`Unexpected format \`${format}\`, expected ${expected}`);
}

function readPort(port = '4173', refuse: Refuse): number {
  const number = Number(port);
  return Number.isInteger(number) && number >= 0 && number <= 65_535 ? number : refuse(`Unexpected port \`${port}\``);
}

function readDay(day: string | undefined, refuse: Refuse): string | undefined {
  const fault = day === undefined ? undefined : faultOfDay(day);
  return fault === undefined ? day : refuse(`Unexpected date \`${day}\`: ${fault}`);
}

function readSiteUrl(url: string | undefined, refuse: Refuse): string | undefined {
  const fault = url === undefined ? undefined : faultOfSiteUrl(url);
  return fault === undefined ? url : refuse(`Unexpected address \`${url}\`, ${fault}`);
}

/** Accepts a name or an address; an IPv6 address may be in brackets, as in a URL. */
function readHost(host: string | undefined, refuse: Refuse): string | undefined {
  const name = host?.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  const isPossible = name === undefined || isIP(name) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/.test(name);
  return isPossible ? name : refuse(`Unexpected host \`${host}\`, expected a name or an address of this machine`);
}

function stop(message: string, command?: CommandName): never {
  throw new UsageError([message, '', ...commandHelp(command)]);
}

/** Returns why a path is not a content folder; undefined if it may be one. */
function faultOfContent(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return `Cannot find the content folder ${folder}`;
  const around = path.dirname(folder);
  const isInside = !existsSync(path.join(folder, SITE_FILE)) && existsSync(path.join(around, SITE_FILE));
  if (isInside || !stats.isDirectory())
    return `Unexpected ${stats.isDirectory() ? 'folder' : 'file'} ${folder}, expected the whole content folder${isInside ? `: \`--content ${around}\`` : ''}`;
  return undefined;
}

/** A parsed command line. */
interface Typed {
  readonly command: CommandName;
  readonly words: readonly string[];
  readonly values: Readonly<Partial<Record<OptionName, string | true>>>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Options of npm too: npm sets environment variables for them by itself. */
const OF_NPM: ReadonlySet<OptionName> = new Set(['cache', 'help', 'verbose']);
const LIKE_AN_OPTION = /^--?[a-z]/i;
const EVERY_ADDRESS = '0.0.0.0';

/**
 * Parses a command line by {@link OPTION_HELP}; `--help` may come without a valid command. `env` is the environment,
 * which holds options that npm has taken for itself. Throws a {@link UsageError} if an option is not one of the command.
 */
export function readOptions(
  args: readonly string[],
  env: Environment,
): Typed | { readonly help: CommandName | undefined } {
  const { tokens } = parseArgs({
    args: args.map(nameEveryAddress),
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: {
      ...Object.fromEntries(
        Object.entries(OPTION_HELP).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }]),
      ),
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [name = '', ...words] = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const command = isCommand(name) ? name : undefined;
  const options = tokens.filter((token) => token.kind === 'option');
  if (options.some((option) => option.name === 'help')) return { help: command };
  if (command === undefined) return stop(faultOfCommand(name));
  const values = Object.fromEntries(options.map((option) => [option.name, option.value ?? true]));
  const typed: Typed = { command, words, values };
  const [fault = faultOfStrays(typed, env)] = options.flatMap((option) => faultOfOption(option, command) ?? []);
  return fault === undefined ? typed : stop(fault, command);
}

/** An option as Node.js reads it; `inlineValue` says that its value stands behind `=`. */
interface TypedOption {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

/** Returns why a command does not take an option like this. */
function faultOfOption({ name, rawName, value, inlineValue }: TypedOption, command: CommandName): string | undefined {
  if (!isOption(name)) return unknownOption(rawName, name, command);
  if (!optionsOf(command).includes(name)) return `Unexpected option \`--${name}\` of \`${command}\`; ${ownersOf(name)}`;
  const { value: form } = OPTION_HELP[name];
  if (form === undefined)
    return value === undefined ? undefined : `Unexpected value \`${value}\`: \`--${name}\` takes none`;
  if (value === undefined || value === '' || (LIKE_AN_OPTION.test(value) && inlineValue !== true))
    return `Cannot find the value of \`--${name}\`, expected \`--${name} ${form}\``;
  return form === 'DIR' ? faultOfFolder(value) : undefined;
}

/**
 * Refuses what a shell replaces by the path of a folder and has not, in quotes or behind `=`: it would become a folder of
 * that name, and whoever then removes that folder removes what the name means.
 */
function faultOfFolder(folder: string): string | undefined {
  const [name] = /^(?:~[^/\\]*|\$\([^)]*\)|\$\{?\w+\}?|%\w+%)/.exec(folder) ?? [];
  if (name === undefined) return undefined;
  return `Unexpected folder \`${folder}\`: \`${name}\` has not been replaced by what it stands for; type the whole path`;
}

/** Returns why a command cannot run: npm has taken one of its options, or it does not accept a word. */
function faultOfStrays({ command, words, values }: Typed, env: Environment): string | undefined {
  const kept = env['npm_lifecycle_event'] === command ? keptByNpm(command, values, env) : undefined;
  if (kept !== undefined) {
    const typed = ['npm run', command, '--', `--${kept}`, OPTION_HELP[kept].value ?? ''].join(' ').trim();
    return `Unexpected \`--${kept}\` without \`--\` before it, so that npm keeps it for itself: type \`${typed}\``;
  }
  return words[0] === undefined || COMMANDS[command].words !== undefined
    ? undefined
    : `Unexpected word \`${words[0]}\`: \`${command}\` takes only options`;
}

/** Returns an option of the command that npm has taken. */
function keptByNpm(command: CommandName, values: Typed['values'], env: Environment): OptionName | undefined {
  return optionsOf(command).find((option) => {
    const value = env[`npm_config_${option.replaceAll('-', '_')}`] ?? '';
    return !OF_NPM.has(option) && values[option] === undefined && value !== '' && value !== 'false';
  });
}

function faultOfCommand(name: string): string {
  if (name === '') return 'Which command?';
  return `Unexpected command \`${name}\`${didYouMean({ nearest: nearest(name, Object.keys(COMMANDS)) })}`;
}

function unknownOption(typed: string, name: string, command: CommandName): string {
  // A single letter is similar to every short name.
  const meant = name.length > 1 ? nearest(name, optionsOf(command)) : undefined;
  return `Unexpected option \`${typed}\`${didYouMean({ nearest: meant && `--${meant}` })}`;
}

function ownersOf(option: OptionName): string {
  const owners = Object.entries(COMMANDS).filter(([, { options }]) => options.includes(option));
  return `it is one of ${new Intl.ListFormat('en-GB').format(owners.map(([name]) => `\`${name}\``))}`;
}

/** `--host` without a name means all addresses of this machine. */
function nameEveryAddress(arg: string, index: number, args: readonly string[]): string {
  const isAlone = arg === '--host' && (args[index + 1] ?? '-').startsWith('-');
  return isAlone ? `${arg}=${EVERY_ADDRESS}` : arg;
}
