import { existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isRehearsal } from '../../build/edition.ts';
import { SITE_FILE } from '../../content/addresses.ts';
import { faultOfDay } from '../../content/day-form.ts';
import { faultOfSiteUrl } from '../../content/schema/site.ts';
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
  takes,
} from './commands.ts';

const FLAGS = ['launch', 'placeholders', 'all', 'fix', 'yes', 'undo', 'external', 'verbose'] as const;
type Flags = Readonly<Record<(typeof FLAGS)[number], boolean>>;

/** The options of a command line as {@link OPTION_HELP} explains them; folders as absolute paths. */
export interface Options extends Flags {
  readonly project: string;
  readonly content: string;
  readonly out: string;
  readonly cache: string;
  readonly format: Format;
  readonly dryRun: boolean;
  readonly intoExisting: boolean;
  readonly port: number;
  /** Undefined accepts requests from this machine only. */
  readonly host: string | undefined;
  /** `YYYY-MM-DD`; undefined for today. */
  readonly date: string | undefined;
  /** Replaces the site's address; undefined uses the one in the content. */
  readonly url?: string | undefined;
  readonly slug: string | undefined;
  /** A document to begin from, as an absolute path. */
  readonly from: string | undefined;
  readonly audience: string | undefined;
  /** Unnamed arguments after the command, such as a title. */
  readonly words: readonly string[];
}

type Request = { readonly help: readonly string[] } | { readonly command: CommandName; readonly options: Options };

/** Parses the command line. Throws a {@link UsageError} if it is invalid. */
export function parseArguments(args: readonly string[]): Request {
  const typed = readOptions(args, process.env);
  if ('help' in typed) return { help: commandHelp(typed.help) };
  if ('fault' in typed) return stop(typed.fault, typed.command);
  const { command, words, values } = typed;
  const project = path.resolve(import.meta.dirname, '../../..');
  const refuse = (fault: string): never => stop(fault, command);
  const text = (name: OptionName): string | undefined => (values[name] === true ? undefined : values[name]);
  const content = path.resolve(text('content') ?? path.join(project, 'content'));
  const isRead = !['explain', 'preview', 'verify'].includes(command);
  const contentFault = isRead ? faultOfContent(content) : undefined;
  if (contentFault !== undefined) refuse(contentFault);
  const date = text('date');
  const from = text('from');
  const fault = date === undefined ? undefined : faultOfDay(date);
  if (fault !== undefined) refuse(`Unexpected date \`${date}\`: ${fault}`);
  if (command === 'build' && isRehearsal(date) && text('out') === undefined)
    refuse(
      `Cannot rehearse ${date} in \`dist\`, which is for what is published; add a folder, such as \`--out rehearsal\``,
    );
  const options: Options = {
    project,
    content,
    out: path.resolve(text('out') ?? path.join(project, 'dist')),
    cache: path.resolve(text('cache') ?? path.join(project, 'node_modules', '.cache', 'site')),
    ...(Object.fromEntries(FLAGS.map((flag) => [flag, values[flag] === true])) as Flags),
    // Before a launch, writers want to see all that are left.
    placeholders: values.placeholders === true || values.launch === true,
    format: readFormat(text('format'), command, refuse),
    dryRun: values['dry-run'] === true,
    intoExisting: values['into-existing'] === true,
    port: readPort(text('port'), refuse),
    host: readHost(text('host'), refuse),
    date,
    url: readSiteUrl(text('url'), refuse),
    slug: text('slug'),
    from: from === undefined ? undefined : path.resolve(from),
    audience: text('audience'),
    words,
  };
  if (options.yes && !options.fix && command === 'check') refuse('Unexpected option `--yes` without `--fix`');
  if (options.format !== 'text' && options.fix)
    refuse(`Unexpected format \`${options.format}\` with \`--fix\`, which writes for people`);
  return { command, options };
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

/** Why a command line is invalid; `command` is the intended one, if it is clear. */
type Misunderstood = { readonly fault: string; readonly command?: CommandName };

/** Options of npm too: npm sets environment variables for them by itself. */
const OF_NPM: ReadonlySet<OptionName> = new Set(['cache', 'help', 'verbose']);
const LIKE_AN_OPTION = /^--?[a-z]/i;
const EVERY_ADDRESS = '0.0.0.0';

/**
 * Parses a command line by {@link OPTION_HELP}; `--help` may come without a valid command. `env` is the environment,
 * which holds options that npm has taken for itself.
 */
export function readOptions(
  args: readonly string[],
  env: Environment,
): Typed | Misunderstood | { readonly help: CommandName | undefined } {
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
  if (command === undefined) return { fault: faultOfCommand(name) };
  const values: Partial<Record<OptionName, string | true>> = {};
  for (const { name: option, rawName, value, inlineValue = false } of options) {
    if (!isOption(option)) return { fault: unknownOption(rawName, option, command), command };
    if (!takes(command, option))
      return { fault: `Unexpected option \`--${option}\` of \`${command}\`; ${ownersOf(option)}`, command };
    const { value: form } = OPTION_HELP[option];
    if (form !== undefined && (value === undefined || value === '' || (LIKE_AN_OPTION.test(value) && !inlineValue)))
      return { fault: `Cannot find the value of \`--${option}\`, expected \`--${option} ${form}\``, command };
    if (form === undefined && value !== undefined)
      return { fault: `Unexpected value \`${value}\`: \`--${option}\` takes none`, command };
    const fault = form === 'DIR' ? faultOfFolder(value ?? '') : undefined;
    if (fault !== undefined) return { fault, command };
    values[option] = value ?? true;
  }
  const typed = { command, words, values };
  const fault = faultOfStrays(typed, env);
  return fault === undefined ? typed : { fault, command };
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
  const meant = nearest(name, Object.keys(COMMANDS));
  return `Unexpected command \`${name}\`${meant === undefined ? '' : `; did you mean \`${meant}\``}`;
}

function unknownOption(typed: string, name: string, command: CommandName): string {
  // A single letter is similar to every short name.
  const meant = name.length > 1 ? nearest(name, optionsOf(command)) : undefined;
  return `Unexpected option \`${typed}\`${meant === undefined ? '' : `; did you mean \`--${meant}\``}`;
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
