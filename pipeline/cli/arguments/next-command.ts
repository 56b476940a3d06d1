import { COMMANDS, type CommandName, type OptionName } from './commands.ts';

/** Options that, once given, apply to the next command too. */
const MEANT: readonly OptionName[] = ['content', 'out', 'cache', 'date', 'launch', 'url'];

let typed: Readonly<Partial<Record<OptionName, string | true>>> = {};

/** Stores the options of this command line for {@link nextCommand}. */
export function keepTyped(values: typeof typed): void {
  typed = values;
}

/** Returns a command to type next, with the folders and day of this command line if that command takes them. */
export function nextCommand(command: CommandName, ...options: readonly string[]): string {
  const taken = MEANT.filter((name) => COMMANDS[command].options.includes(name) && !options.includes(`--${name}`));
  const again = taken.flatMap((name) => {
    const value = typed[name];
    return value === undefined ? [] : value === true ? [`--${name}`] : [`--${name}`, quoted(value)];
  });
  const all = [...options, ...again];
  return `npm run ${command}${all.length > 0 ? ` -- ${all.join(' ')}` : ''}`;
}

/** Quotes a value for any shell. */
function quoted(value: string): string {
  return /^[\w./\\:~@%+=,-]+$/.test(value) ? value : `"${value}"`;
}
