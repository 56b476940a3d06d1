import { COMMANDS, type CommandName, type OptionName } from './commands.ts';

/** Options that say what a command works with: a person who has given one means it for the next command too. */
const MEANT: readonly OptionName[] = ['content', 'out', 'cache', 'date', 'launch', 'url'];

let typed: Readonly<Partial<Record<OptionName, string | true>>> = {};

/** Keeps what was typed on the command line of this process, for {@link nextCommand}. */
export function keepTyped(values: typeof typed): void {
  typed = values;
}

/** What to type next, with what was said on this command line of folders and the day, as far as that command takes it. */
export function nextCommand(command: CommandName, ...options: readonly string[]): string {
  const taken = MEANT.filter((name) => COMMANDS[command].options.includes(name) && !options.includes(`--${name}`));
  const again = taken.flatMap((name) => {
    const value = typed[name];
    return value === undefined ? [] : value === true ? [`--${name}`] : [`--${name}`, quoted(value)];
  });
  const all = [...options, ...again];
  return `npm run ${command}${all.length > 0 ? ` -- ${all.join(' ')}` : ''}`;
}

/** A value as every shell takes it. */
function quoted(value: string): string {
  return /^[\w./\\:~@%+=,-]+$/.test(value) ? value : `"${value}"`;
}
