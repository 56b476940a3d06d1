import { homedir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { nearest } from '../../shared/nearest.ts';
import { COMMANDS, isCommand, isOption, OPTION_HELP, takes, type CommandName, type OptionName } from './commands.ts';

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
    const fault = form === 'DIR' ? faultOfFolder(`--${option}`, value ?? '', env) : undefined;
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
function faultOfFolder(option: string, folder: string, env: Environment): string | undefined {
  const found = /^(?:~[^/\\]*|\$\([^)]*\)|\$\{?(?<variable>\w+)\}?|%(?<ofWindows>\w+)%)/.exec(folder);
  if (!found) return undefined;
  const [name] = found;
  const meant = name === '~' ? homedir() : env[found.groups?.['variable'] ?? found.groups?.['ofWindows'] ?? ''];
  const rest = folder.slice(name.length);
  const whole = meant === undefined ? '' : `, as \`${option} ${path.join(meant, /\w/.test(rest) ? rest : 'site')}\``;
  return `Unexpected folder \`${folder}\`: \`${name}\` has not been replaced by what it stands for; type the whole path${whole}`;
}

/** Returns why a command cannot run: npm has taken one of its options, or it does not accept a word. */
function faultOfStrays({ command, words, values }: Typed, env: Environment): string | undefined {
  const kept = env['npm_lifecycle_event'] === command ? keptByNpm(command, values, env) : undefined;
  if (kept !== undefined) {
    const value = OPTION_HELP[kept.option].value ? ` ${kept.value ?? words[0] ?? 'VALUE'}` : '';
    return `Unexpected \`--${kept.option}\` without \`--\` before it, so that npm keeps it for itself: type \`npm run ${command} -- --${kept.option}${value}\``;
  }
  const takesWords = COMMANDS[command].words !== undefined || values.merge === true;
  return words[0] === undefined || takesWords
    ? undefined
    : `Unexpected word \`${words[0]}\`: \`${command}\` takes only options`;
}

/** Returns an option of the command that npm has taken, and its value if npm has taken that too. */
function keptByNpm(
  command: CommandName,
  values: Typed['values'],
  env: Environment,
): { readonly option: OptionName; readonly value?: string } | undefined {
  for (const option of Object.keys(OPTION_HELP).filter(isOption)) {
    const value = env[`npm_config_${option.replaceAll('-', '_')}`];
    const isOurs = takes(command, option) && !OF_NPM.has(option) && values[option] === undefined;
    if (isOurs && value !== undefined && value !== '' && value !== 'false')
      return { option, ...(value !== 'true' && { value }) };
  }
  return undefined;
}

function faultOfCommand(name: string): string {
  if (name === '') return 'Which command?';
  const meant = nearest(name, Object.keys(COMMANDS));
  return `Unexpected command \`${name}\`${meant === undefined ? '' : `; did you mean \`${meant}\``}`;
}

function unknownOption(typed: string, name: string, command: CommandName): string {
  const own = Object.keys(OPTION_HELP).filter((option) => isOption(option) && takes(command, option));
  // A single letter is similar to every short name.
  const meant = name.length > 1 ? nearest(name, own) : undefined;
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
