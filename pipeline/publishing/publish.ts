import { withStore } from '../cache/store.ts';
import { typedCacheOf } from '../build/load-site.ts';
import { UserError } from '../shared/errors.ts';
import { bringTogether, follow, sendVersion, type Chosen } from './bring-together.ts';
import { buildApart, type BuildApart } from './build-apart.ts';
import type { PublicationEvent, PublicationStep, VisitorChanges } from './events.ts';
import { PublishingFault } from './faults.ts';
import {
  loadForPublication,
  planPublication,
  stoppingErrors,
  withVersion,
  type Plan,
  type PublishFolders,
} from './plan.ts';
import { rememberPublication, saveVersion, type Author } from './repository.ts';
import { copyIntoFolder, sendByRsync } from './send-files.ts';
import { keepState } from './states.ts';
import { waitUntilLive, type Patience } from './wait-until-live.ts';

/** How to publish. */
export interface PublishOptions extends PublishFolders {
  readonly intoExisting?: boolean | undefined;
  /** The words of the saved version; by default they name the pages. */
  readonly versionWords?: string;
  /** Which words stay where somebody else has published others; the other ones are kept as an earlier state. */
  readonly chosen?: Chosen | undefined;
  /** Makes the site; by default, the build command. */
  readonly build?: BuildApart;
  readonly limits?: Partial<Limits>;
}

interface Limits extends Patience {
  readonly sendMs: number;
}

const MINUTE_MS = 60_000;
const LIMITS: Limits = { sendMs: 10 * MINUTE_MS, waitMs: 10 * MINUTE_MS, pollMs: 5000 };

/** Decides whether what changes for visitors is to be published. */
export type Agree = (changes: VisitorChanges, version: string) => boolean | Promise<boolean>;

/** What a publication tells. */
export type Publishing = AsyncGenerator<PublicationEvent>;

/**
 * Checks, shows what changes for visitors, and if that is agreed to, builds, saves a version, sends it and waits until
 * the site shows it. Tells each step. What goes wrong is told as the last event; folder and versions are then as they
 * were, apart from the version that was saved.
 */
export function publish(options: PublishOptions, agree: Agree): Publishing {
  return tellingFaults(publishInSteps(options, agree));
}

/** Lets a fault be the last thing that is told. */
export async function* tellingFaults(publishing: Publishing): Publishing {
  try {
    yield* publishing;
  } catch (error) {
    yield toldFault(error);
  }
}

function toldFault(error: unknown): PublicationEvent {
  if (error instanceof PublishingFault) {
    const { fault, remedy, quote } = error;
    return { is: 'fault', fault, remedy, ...(quote !== undefined && { quote }) };
  }
  if (error instanceof UserError) return { is: 'fault', fault: error.message };
  throw error;
}

async function* publishInSteps(options: PublishOptions, agree: Agree): Publishing {
  yield step('check', 'Checking the texts');
  const plan = await planPublication(options);
  if ('errors' in plan) {
    yield { is: 'errors', errors: plan.errors };
    return;
  }
  if (!plan.hasNews) {
    yield { is: 'unchanged', words: 'Nothing has changed since the last publication.' };
    return;
  }
  const { changes, version } = plan;
  yield { is: 'changes', changes, version };
  if (!(await agree(changes, version))) return;
  yield step('build', 'Building the site');
  const { build = buildApart } = options;
  const built = await build(options);
  if (built.contentVersion !== version) throw new PublishingFault('changed-since');
  yield* sendBuilt(options, plan);
}

async function* sendBuilt(options: PublishOptions, plan: Plan): Publishing {
  const { repository, branch, site, target, changes } = plan;
  const { sendMs } = { ...LIMITS, ...options.limits };
  const author = { name: site.identity.name, email: site.identity.email };
  const words = options.versionWords ?? wordsOf(changes);
  yield step('save', 'Saving a version');
  const saved = await saveVersion(repository, branch, words, author);
  let contentVersion: string | undefined = plan.version;
  switch (target.to) {
    case 'git':
      yield step('send', `Sending it to ${plan.remote?.place}`);
      contentVersion = yield* sendTogether(options, plan, saved, author);
      break;
    case 'folder':
      yield step('send', `Copying the site into ${target.path}`);
      await copyIntoFolder(options, target.path);
      await rememberPublication(repository, saved, words, author);
      break;
    case 'rsync':
      yield step('send', `Sending the site to ${target.target}`);
      await sendByRsync(options.out, target.target, sendMs);
      await rememberPublication(repository, saved, words, author);
  }
  if (contentVersion !== undefined) yield* waitFor(site, contentVersion, { ...LIMITS, ...options.limits });
}

/** Sends a version, with what others have published since. Returns the version of its content; undefined if not sent. */
async function* sendTogether(
  options: PublishOptions,
  { repository, branch, remote, version }: Plan,
  saved: string,
  author: Author,
): AsyncGenerator<PublicationEvent, string | undefined> {
  if (!remote) throw new Error('A version needs a place to be sent to');
  const { sendMs: limitMs } = { ...LIMITS, ...options.limits };
  const together = await bringTogether(repository, remote, saved, { author, limitMs, chosen: options.chosen });
  if ('changedTwice' in together) {
    const words = `Somebody else has published other words meanwhile. Yours are saved, and nothing was sent.`;
    yield { is: 'conflict', files: together.changedTwice, words };
    return undefined;
  }
  let contentVersion: string | undefined = version;
  if (together.version !== saved) {
    yield step('send', 'Bringing it together with what somebody else has published');
    const merged = await checkVersion(options, repository, together.version);
    if ('errors' in merged) {
      yield { is: 'errors', errors: merged.errors };
      return undefined;
    }
    ({ contentVersion } = merged);
  }
  await sendVersion(repository, remote, together.version, limitMs);
  for (const { file, here, elsewhere } of together.notChosen) {
    const other = options.chosen?.[file] === 'here' ? elsewhere : here;
    if (other !== undefined) keepState(options, file, other);
  }
  await follow(repository, { ...branch, head: saved }, saved, together.version);
  return contentVersion;
}

/** Checks the content of a version as a build of it would. */
async function checkVersion(options: PublishOptions, repository: Plan['repository'], version: string) {
  const checked = await withVersion(repository, version, (folder) =>
    withStore(options.cache, async (store) => {
      const { loaded, findings } = await loadForPublication(options, folder, typedCacheOf(options.project, store));
      const errors = stoppingErrors(findings);
      return loaded && errors.length === 0 ? { contentVersion: loaded.contentVersion } : { errors };
    }),
  );
  return checked ?? { errors: [] };
}

async function* waitFor(
  { identity: { url }, placeholders }: Plan['site'],
  contentVersion: string,
  patience: Patience,
): Publishing {
  const done = (words: string, isLive: boolean, at = Date.now()): PublicationEvent => {
    return { is: 'done', words, isLive, at };
  };
  if (placeholders.includes('url')) {
    yield done('It is sent. Whether visitors see it cannot be asked: `url` in `site.yaml` is a placeholder.', false);
    return;
  }
  yield step('wait', `Waiting for ${url}`);
  const waited = await waitUntilLive(url, contentVersion, patience);
  if ('at' in waited) yield done(`Live at ${url} since ${timeOf(waited.at)}`, true, waited.at);
  else
    yield done(
      `It is sent, but not live: ${url} was asked for ${Math.round(patience.waitMs / MINUTE_MS)} minutes, and ${waited.answer}. Look whether the host has built it (its own page says so), and at the address in \`site.yaml\`.`,
      false,
    );
}

function step(name: PublicationStep, words: string): PublicationEvent {
  return { is: 'step', step: name, words };
}

/** Returns the time of day of a moment, as on this computer's clock. */
export function timeOf(at: number): string {
  return new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}

/** Pages that the words of a version name. */
const MAX_NAMED = 3;

function wordsOf({ pages }: VisitorChanges): string {
  const names = pages.slice(0, MAX_NAMED).map(({ title }) => `“${title}”`);
  const more = pages.length - names.length;
  return names.length === 0 ? 'Publish' : `Publish ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
