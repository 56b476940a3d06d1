import { commandOf, OPTIONS, isOption, takes, type CommandName, type OptionName } from './commands.ts';
import { valueOf } from './help.ts';

/** Options that npm has, too: it says of these what it likes. */
const OF_NPM: ReadonlySet<OptionName> = new Set(['cache', 'help', 'verbose']);

/** What stands on a command line, as far as it is asked here. */
interface Typed {
  readonly words: readonly string[];
  readonly values: Readonly<Partial<Record<OptionName, string | true>>>;
}

/**
 * Why a command cannot do what was typed: npm has kept an option for itself, since `--` was missing before it, or a word stands
 * there that the command does not take. `env`: the environment, in which npm leaves what it has kept.
 */
export function faultOfStrays(
  command: CommandName,
  { words, values }: Typed,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const kept = env['npm_lifecycle_event'] === command ? keptByNpm(command, values, env) : undefined;
  if (kept !== undefined) {
    const typed = [`--${kept.option}`, ...(valueOf(kept.option).length > 0 ? [kept.value ?? words[0] ?? 'VALUE'] : [])];
    return `Unexpected \`--${kept.option}\` without \`--\` before it, so that npm keeps it for itself: type \`npm run ${command} -- ${typed.join(' ')}\``;
  }
  const [first] = words;
  const takesWords = commandOf(command).words !== undefined || values.merge === true;
  return first === undefined || takesWords
    ? undefined
    : `Unexpected word \`${first}\`: \`${command}\` takes only options`;
}

/** An option of a command that npm has kept, and its value, if npm has kept that, too. */
function keptByNpm(
  command: CommandName,
  values: Typed['values'],
  env: Readonly<Record<string, string | undefined>>,
): { readonly option: OptionName; readonly value?: string } | undefined {
  for (const option of Object.keys(OPTIONS).filter(isOption)) {
    const value = env[`npm_config_${option.replaceAll('-', '_')}`];
    const isOurs = takes(command, option) && !OF_NPM.has(option) && values[option] === undefined;
    if (isOurs && value !== undefined && value !== '' && value !== 'false')
      return { option, ...(value !== 'true' && { value }) };
  }
  return undefined;
}
