import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { faultOfDay } from '../day-form.ts';
import type { Shard } from '../shard.ts';
import { complain, say } from '../terminal.ts';
import { readShard } from './read-shard.ts';

/** What was asked for on the command line; folders as absolute paths. */
export interface Options {
  readonly project: string;
  readonly content: string;
  readonly out: string;
  readonly cache: string;
  readonly launch: boolean;
  readonly json: boolean;
  /** Whether an error is shown with its stack. */
  readonly verbose: boolean;
  readonly port: number;
  /** A name or an address of this machine to open a server to; undefined keeps it to this machine. */
  readonly host: string | undefined;
  /** The part of a build that is asked for; undefined for a whole one. */
  readonly shard: Shard | undefined;
  /** Whether the folders in `words` are parts to be joined. */
  readonly merge: boolean;
  /** The address of a cache that several machines use. */
  readonly shared: string | undefined;
  /** The day on which the site is made, `YYYY-MM-DD`; undefined for today. */
  readonly date: string | undefined;
  /** Where changed pages are announced; undefined for the usual place. */
  readonly endpoint: string | undefined;
  /** What stands after the command without a name, such as a title. */
  readonly words: readonly string[];
}

const SHARD_FORM =
  'Unexpected part, expected `--shard 3/16`, or `--shard auto` where the environment says which (with `auto/16`, of how many)';
const EVERY_ADDRESS = '0.0.0.0';

const USAGE = `Usage: npm run COMMAND -- [options]

  build     content → deployable folder     --content DIR  --out DIR  --format json
            one part of it, or all joined   --shard I/N  --merge DIR…
  check     findings without a build        --content DIR  --launch  --format json
  dev       the site, live                  --content DIR  --port N  --host [NAME]
  preview   serves the built folder         --out DIR  --port N  --host [NAME]
  new       a new content file              insight "Title"  --content DIR
  schemas   what editors know of the fields
  announce  tells search engines what changed --out DIR  --endpoint URL

  --date 2026-12-01 of build, check and dev rehearses a day; without it, it is today in universal time (UTC)
  --cache DIR keeps there what was made, for the next build, instead of in node_modules
  --shared ADDRESS of a build takes it from other machines and gives it to them: redis://… s3://… or a folder
  --verbose shows where in the program an error was thrown`;

/** Reads the command line. `--help` and an option that does not exist end the program with the usage. */
export function parseArguments(
  args: readonly string[],
  commands: readonly string[],
): { command: string; options: Options } {
  const project = path.resolve(import.meta.dirname, '../..');
  const { values, positionals } = read(args);
  const [command = '', ...words] = positionals;
  if (values.help) {
    say(USAGE.split('\n'));
    process.exit(0);
  }
  if (!commands.includes(command)) stop(command === '' ? 'Which command?' : `Unexpected command \`${command}\``);
  const format = values.format ?? 'text';
  if (format !== 'text' && format !== 'json') stop(`Unexpected format \`${format}\`, expected \`json\``);
  const content = path.resolve(values.content ?? path.join(project, 'content'));
  if (!['announce', 'preview'].includes(command) && !existsSync(content))
    stop(`Cannot find the content folder ${content}`);
  const port = Number(values.port ?? 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) stop(`Unexpected port \`${values.port}\``);
  const fault = values.date === undefined ? undefined : faultOfDay(values.date);
  if (fault !== undefined) stop(`Unexpected date \`${values.date}\`: ${fault}`);
  const shard = values.shard === undefined ? undefined : (readShard(values.shard, process.env) ?? stop(SHARD_FORM));
  const usual = shard ? path.join('parts', `${shard.index}-of-${shard.total}`) : 'dist';
  return {
    command,
    options: {
      project,
      content,
      out: path.resolve(values.out ?? path.join(project, usual)),
      cache: path.resolve(values.cache ?? path.join(project, 'node_modules', '.cache', 'site')),
      launch: values.launch ?? false,
      json: format === 'json',
      verbose: values.verbose ?? false,
      port,
      host: readHost(values.host),
      shard,
      merge: values.merge ?? false,
      shared: values.shared,
      date: values.date,
      endpoint: values.endpoint,
      words,
    },
  };
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: args.map(nameEveryAddress),
      allowPositionals: true,
      options: {
        content: { type: 'string' },
        out: { type: 'string' },
        cache: { type: 'string' },
        launch: { type: 'boolean' },
        format: { type: 'string' },
        port: { type: 'string' },
        verbose: { type: 'boolean' },
        host: { type: 'string' },
        shard: { type: 'string' },
        merge: { type: 'boolean' },
        shared: { type: 'string' },
        date: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        endpoint: { type: 'string' },
      },
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return stop(error.message);
  }
}

/** `--host` without a name means every address of this machine. */
function nameEveryAddress(arg: string, index: number, args: readonly string[]): string {
  const isAlone = arg === '--host' && (args[index + 1] ?? '-').startsWith('-');
  return isAlone ? `${arg}=${EVERY_ADDRESS}` : arg;
}

/** A name or an address; an IPv6 address may stand in brackets, as in an address of the web. */
function readHost(host: string | undefined): string | undefined {
  const name = host?.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  const isPossible = name === undefined || isIP(name) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/.test(name);
  return isPossible ? name : stop(`Unexpected host \`${host}\`, expected a name or an address of this machine`);
}

function stop(message: string): never {
  complain([message, '', ...USAGE.split('\n')]);
  process.exit(2);
}
