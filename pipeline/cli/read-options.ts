import { parseArgs } from 'node:util';
import { nearest } from '../nearest.ts';
import { COMMANDS, isCommand, isOption, OPTIONS, takes, type CommandName, type OptionName } from './commands.ts';
import { valueOf } from './help.ts';
import { faultOfStrays } from './stray-words.ts';

/** What stands on a command line. */
interface Typed {
  readonly command: CommandName;
  readonly words: readonly string[];
  readonly values: Readonly<Partial<Record<OptionName, string | true>>>;
}

/** Why a command line cannot be understood; `command` is the one that was meant, where that is clear. */
interface Misunderstood {
  readonly fault: string;
  readonly command?: CommandName;
}

/** A text that only begins like an option: `- a list`, `-5 degrees`. */
const LIKE_AN_OPTION = /^-+[^A-Za-z-]/;
/** Marks it while options are told from it. */
const VALUE = '\0';
const EVERY_ADDRESS = '0.0.0.0';

/**
 * Reads a command line, each option as it is listed in {@link OPTIONS}; what `--help` is asked of may be no command at all.
 * `env` is the environment, in which npm leaves what it has kept.
 */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Typed | Misunderstood | { readonly help: CommandName | undefined } {
  const names = Object.keys(OPTIONS).filter(isOption);
  const { tokens } = parseArgs({
    args: args.map(nameEveryAddress).map((arg) => (LIKE_AN_OPTION.test(arg) ? VALUE + arg : arg)),
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: {
      ...Object.fromEntries(names.map((name) => [name, { type: valueOf(name).length > 0 ? 'string' : 'boolean' }])),
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [name = '', ...words] = tokens.flatMap((token) => (token.kind === 'positional' ? [unmarked(token.value)] : []));
  const command = isCommand(name) ? name : undefined;
  const options = tokens.filter((token) => token.kind === 'option');
  if (options.some((option) => option.name === 'help')) return { help: command };
  if (command === undefined) return { fault: faultOfCommand(name) };
  const values: Partial<Record<OptionName, string | true>> = {};
  for (const { name: option, rawName, value, inlineValue = false } of options) {
    if (!isOption(option)) return { fault: unknownOption(rawName, option, command), command };
    if (!takes(command, option))
      return { fault: `Unexpected option \`--${option}\` of \`${command}\`; ${ownersOf(option)}`, command };
    const [form] = valueOf(option);
    if (form !== undefined && (value === undefined || value === '' || (value.startsWith('-') && !inlineValue)))
      return { fault: `Cannot find the value of \`--${option}\`, expected \`--${option} ${form}\``, command };
    if (form === undefined && value !== undefined)
      return { fault: `Unexpected value \`${value}\`: \`--${option}\` takes none`, command };
    values[option] = value === undefined ? true : unmarked(value);
  }
  const fault = faultOfStrays(command, { words, values }, env);
  return fault === undefined ? { command, words, values } : { fault, command };
}

function unmarked(value: string): string {
  return value.startsWith(VALUE) ? value.slice(VALUE.length) : value;
}

function faultOfCommand(name: string): string {
  if (name === '') return 'Which command?';
  const meant = nearest(name, Object.keys(COMMANDS));
  return `Unexpected command \`${name}\`${meant === undefined ? '' : `; did you mean \`${meant}\``}`;
}

function unknownOption(typed: string, name: string, command: CommandName): string {
  const own = Object.keys(OPTIONS).filter((option) => isOption(option) && takes(command, option));
  // A letter is near to every short name.
  const meant = name.length > 1 ? nearest(name, own) : undefined;
  return `Unexpected option \`${typed}\`${meant === undefined ? '' : `; did you mean \`--${meant}\``}`;
}

function ownersOf(option: OptionName): string {
  const owners = Object.entries(COMMANDS).filter(([, { options }]) =>
    (options as readonly OptionName[]).includes(option),
  );
  const names = owners.map(([name]) => `\`${name}\``).join(', ');
  return `it is one of ${names.replace(/, (?=[^,]*$)/, ' and ')}`;
}

/** `--host` without a name means every address of this machine. */
function nameEveryAddress(arg: string, index: number, args: readonly string[]): string {
  const isAlone = arg === '--host' && (args[index + 1] ?? '-').startsWith('-');
  return isAlone ? `${arg}=${EVERY_ADDRESS}` : arg;
}
