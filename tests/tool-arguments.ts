import { parseArgs } from 'node:util';

/** The parsed command line of a tool. */
interface ToolArguments {
  readonly words: readonly string[];
  /** The given options: the value of an option that takes one, else `true`. */
  readonly values: ReadonlyMap<string, string | boolean>;
}

/**
 * Reads the command line of a tool. `usage` is the help text: what to type after `npm run`, then lines about what it does.
 * `--help` prints it and ends the tool; an unknown option, or more than `mostWords` words, ends it with exit code 2.
 */
export function readArguments(
  usage: readonly string[],
  {
    options = {},
    mostWords = Infinity,
  }: { options?: Readonly<Record<string, { type: 'string' | 'boolean' }>>; mostWords?: number } = {},
): ToolArguments {
  const [form = '', ...says] = usage;
  const help = [`Usage: npm run ${form}`, '', ...says].join('\n');
  try {
    const { positionals, values: typed } = parseArgs({
      options: { ...options, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    const values = new Map<string, string | boolean>(
      Object.entries(typed).flatMap(([name, value]) =>
        typeof value === 'string' || value === true ? [[name, value] as const] : [],
      ),
    );
    if (values.has('help')) {
      console.log(help);
      process.exit(0);
    }
    const odd = positionals[mostWords];
    if (odd === undefined) return { words: positionals, values };
    console.error(`Unexpected word \`${odd}\`\n\n${help}`);
  } catch (error) {
    const [name = ''] = /--?[\w-]+/.exec(String(error)) ?? [];
    console.error(`Unexpected option \`${name}\`\n\n${help}`);
  }
  process.exit(2);
}
