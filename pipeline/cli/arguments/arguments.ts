import { isIP } from 'node:net';
import path from 'node:path';
import { isRehearsal, editionOf } from '../../build/edition.ts';
import { faultOfDay } from '../../content/day-form.ts';
import { faultOfSiteUrl } from '../../content/schema/site.ts';
import type { Shard } from '../../build/parts/part.ts';
import { COMMANDS, type CommandName, type Format, type OptionName, commandHelp } from './commands.ts';
import { keepTyped } from './next-command.ts';
import { readOptions } from './read-options.ts';
import { readShard } from './read-shard.ts';
import { UsageError } from './usage-error.ts';
import { existsSync, statSync } from 'node:fs';
import { SITE_FILE } from '../../content/addresses.ts';
import type { Edition } from '../../content/model/edition.ts';

const FLAGS = ['launch', 'placeholders', 'all', 'watch', 'fix', 'yes', 'external', 'verbose', 'merge'] as const;
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
  /** How many of the latest publications to keep; undefined leaves the kept ones as they are. */
  readonly port: number;
  /** Undefined accepts requests from this machine only. */
  readonly host: string | undefined;
  /** Undefined for a whole build. */
  readonly shard: Shard | undefined;
  /** `YYYY-MM-DD`; undefined for today. */
  readonly date: string | undefined;
  /** Replaces the site's address; undefined uses the one in the content. */
  readonly url?: string | undefined;
  /** Answers to questions of `new`, by name, which it then does not ask. */
  readonly answers: Readonly<Record<string, string>>;
  /** Unnamed arguments after the command, such as a title. */
  readonly words: readonly string[];
}

const SHARD_FORM =
  'Unexpected part, expected `--shard 3/16`, or `--shard auto` where the environment says which (with `auto/16`, of how many)';

type Request = { readonly help: readonly string[] } | { readonly command: CommandName; readonly options: Options };

/** Parses the command line. Throws a {@link UsageError} if it is invalid. */
export function parseArguments(args: readonly string[]): Request {
  const typed = readOptions(args, process.env);
  if ('help' in typed) return { help: commandHelp(typed.help) };
  if ('fault' in typed) return stop(typed.fault, typed.command);
  const { command, words, values } = typed;
  keepTyped(values);
  const project = path.resolve(import.meta.dirname, '../../..');
  const refuse = (fault: string): never => stop(fault, command);
  const text = (name: OptionName): string | undefined => (values[name] === true ? undefined : values[name]);
  const content = path.resolve(text('content') ?? path.join(project, 'content'));
  const isRead = !['explain', 'preview', 'verify'].includes(command);
  const faultOfFolder = isRead ? faultOfContent(content) : undefined;
  if (faultOfFolder !== undefined) refuse(faultOfFolder);
  const [date, shardForm] = [text('date'), text('shard')];
  const fault = date === undefined ? undefined : faultOfDay(date);
  if (fault !== undefined) refuse(`Unexpected date \`${date}\`: ${fault}`);
  const isLaid = text('out') !== undefined || shardForm !== undefined || values.merge === true;
  if (command === 'build' && isRehearsal(date) && !isLaid)
    refuse(
      `Cannot rehearse ${date} in \`dist\`, which is for what is published; add a folder, such as \`--out rehearsal\``,
    );
  const shard = shardForm === undefined ? undefined : (readShard(shardForm, process.env) ?? refuse(SHARD_FORM));
  const usual = shard ? path.join('parts', `${shard.index}-of-${shard.total}`) : 'dist';
  const options: Options = {
    project,
    content,
    out: path.resolve(text('out') ?? path.join(project, usual)),
    cache: path.resolve(text('cache') ?? path.join(project, 'node_modules', '.cache', 'site')),
    ...(Object.fromEntries(FLAGS.map((flag) => [flag, values[flag] === true])) as Flags),
    // Before a launch, writers want to see all that are left.
    placeholders: values.placeholders === true || values.launch === true,
    format: readFormat(text('format'), command, refuse),
    dryRun: values['dry-run'] === true,
    intoExisting: values['into-existing'] === true,
    port: readPort(text('port'), refuse),
    host: readHost(text('host'), refuse),
    shard,
    date,
    url: readSiteUrl(text('url'), refuse),
    answers: Object.fromEntries(
      COMMANDS.new.options.flatMap((name) =>
        name === 'content' ? [] : [text(name) ?? []].flat().map((answer) => [name, answer]),
      ),
    ),
    words,
  };
  const quarrel = faultTogether(options);
  return quarrel === undefined ? { command, options } : refuse(quarrel);
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

/** Returns why valid options cannot be combined; undefined if they can. */
function faultTogether({ format, watch, fix, yes, external }: Options): string | undefined {
  if (yes && !fix) return 'Unexpected option `--yes` without `--fix`';
  if (watch && external)
    return 'Unexpected options `--watch` and `--external` together: other sites are not asked at each save';
  if (watch && fix) return 'Unexpected options `--watch` and `--fix` together: one of them stays, the other ends';
  if (format !== 'text' && (watch || fix))
    return `Unexpected format \`${format}\` with \`--${watch ? 'watch' : 'fix'}\`, which writes for people`;
  return undefined;
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

/**
 * Returns the edition to build or check. A rehearsal of another day does not touch the URL registry; continuous
 * integration only reports changes to it, since its disk is discarded.
 */
export function editionFor({ date, launch, url }: Pick<Options, 'date' | 'launch' | 'url'>): Edition {
  const { CI: ci = '' } = process.env;
  if (isRehearsal(date)) return editionOf(date, launch, url);
  return { ...editionOf(undefined, launch, url), urlRegistry: ci === '' || ci === 'false' ? 'write' : 'tell' };
}
