import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { URL_REGISTRY_FILE } from '../content/addresses.ts';
import type { PublishTarget } from '../content/schema/site.ts';
import { readUrlRegistry, setInUrlRegistry, type UrlRegistryEntry } from '../content/url-registry.ts';
import { replaceFile } from '../outputs/write-file.ts';
import { withTemporaryFolder } from '../shared/temporary-folder.ts';
import { whyTextHidden } from '../site/fields/front-matter.ts';
import { decodeUtf8 } from '../site/read/decode.ts';
import { isText } from '../site/read/list-content.ts';
import { contentTypes } from '../types/content-types.ts';
import type { EarlierPublication } from './events.ts';
import { PublishingFault } from './faults.ts';
import { dayShown, planPublication, targetOf } from './plan.ts';
import { publish, tellingFaults, type Agree, type PublishOptions, type Publishing } from './publish.ts';
import { tryGit } from './run-program.ts';
import { publications, unpublishedSince } from './states.ts';

/** Bytes of content files as they are to be; undefined for those that are to go. */
type Replaced = ReadonlyMap<string, Buffer | undefined>;

const [KINDS, FOLDERS] = [Object.values(contentTypes), Object.keys(contentTypes)];

/**
 * Takes a publication back, by default the last one: what visitors saw of it becomes what it was before, and that is
 * published as a new version. Without agreement, or if it cannot be saved, the folder is as it was.
 *
 * A text that visitors saw before the publication or after it gets its state before: a draft that became visible is a
 * draft again, a visible text that became a draft is visible again, and a new text is gone. A text that was hidden
 * before and after (a draft, or one that waits for its day) stays as it is now, and so do pictures and downloads that
 * were added, which nobody sees unless a text shows them. Pictures that were replaced or removed come back.
 */
export function takeBack(options: PublishOptions, publication: string | undefined, agree: Agree): Publishing {
  return tellingFaults(takeBackInSteps(options, publication, agree));
}

async function* takeBackInSteps(options: PublishOptions, id: string | undefined, agree: Agree): Publishing {
  const { content } = options;
  const target = await targetOf(options);
  const publication = await findPublication(content, target, id);
  const last = await unpublishedSince(content, target);
  const replaced = await stateBefore(content, publication, dayShown(target, last?.since ?? publication.at));
  yield { is: 'step', step: 'check', words: `Checking the texts as they were before “${publication.words}”` };
  const plan = await planWith(options, replaced);
  if ('errors' in plan) {
    yield { is: 'errors', errors: plan.errors };
    return;
  }
  yield { is: 'changes', changes: plan.changes, version: plan.version };
  if (!(await agree(plan.changes, plan.version))) return;
  const now = new Map([...replaced.keys()].map((file) => [file, readBytes(content, file)] as const));
  write(content, replaced);
  let isSaved = false;
  try {
    const publishing = publish({ ...options, versionWords: `Take back: ${publication.words}` }, (_, version) =>
      Promise.resolve(version === plan.version),
    );
    for await (const event of publishing) {
      isSaved ||= event.is === 'step' && event.step === 'send';
      if (event.is !== 'changes') yield event;
    }
  } finally {
    if (!isSaved) write(content, now);
  }
}

async function findPublication(content: string, target: PublishTarget, id?: string): Promise<EarlierPublication> {
  const all = await publications(content, target);
  const found = id === undefined ? all[0] : all.find((one) => one.id === id);
  // The first publication has no state before it.
  if (!found || found === all.at(-1)) throw new PublishingFault('none-before');
  return found;
}

/**
 * Returns what the files of a publication were before it, without those of which visitors saw nothing up to a day.
 * Throws a fault if one was changed again since, or none is left.
 */
async function stateBefore(content: string, { id, files }: EarlierPublication, day: string): Promise<Replaced> {
  const bytesIn = async (version: string, file: string): Promise<Buffer | undefined> => {
    const { code, output } = await tryGit(['cat-file', '--filters', `${version}:./${file}`], { folder: content });
    return code === 0 ? output : undefined;
  };
  const replaced = new Map<string, Buffer | undefined>();
  const edited: string[] = [];
  for (const file of files) {
    const [before, after] = [await bytesIn(`${id}^`, file), await bytesIn(id, file)];
    const now = readBytes(content, file);
    if (file === URL_REGISTRY_FILE) {
      const registry = registryBefore([before, after, now], day);
      if (!isSame(now, registry)) replaced.set(file, registry);
    } else if (wasSeen(file, [before, after], day)) {
      if (isSame(now, after)) replaced.set(file, before);
      else edited.push(file);
    }
  }
  if (edited.length > 0) throw new PublishingFault('edited-since', { about: edited.join(', ') });
  if (replaced.size === 0) throw new PublishingFault('nothing-seen');
  return replaced;
}

/** Whether visitors saw a file in its state before a publication or after it, up to a day. */
function wasSeen(file: string, [before, after]: readonly (Buffer | undefined)[], day: string): boolean {
  if (!isText(file, FOLDERS)) return before !== undefined;
  return [before, after].some((bytes) => {
    if (!bytes) return false;
    const decoded = decodeUtf8(bytes);
    const text = 'text' in decoded ? decoded.text : bytes.toString();
    return whyTextHidden(file, text, KINDS, day) === undefined;
  });
}

/**
 * Keeps every address in the URL registry: what the publication has added is gone, what it said to be gone is back, and
 * what it showed before its day waits again. An address that waits in the publication stays, as its text does.
 */
function registryBefore([before, after, now]: readonly (Buffer | undefined)[], today: string): Buffer | undefined {
  if (!now) return before;
  const [old = [], published = []] = [before, after].map((bytes) => readUrlRegistry(bytes?.toString() ?? '').entries);
  const dayToCome = ({ day = '' }: UrlRegistryEntry): string | undefined => (day > today ? day : undefined);
  const earlier = new Map(old.map((entry) => [entry.address, dayToCome(entry) ?? entry.state]));
  let text = now.toString();
  for (const entry of published) {
    const was = earlier.get(entry.address) ?? 'gone';
    if (dayToCome(entry) === undefined && entry.state !== was) text = setInUrlRegistry(text, entry.address, was);
  }
  return Buffer.from(text);
}

function isSame(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one === undefined || other === undefined ? one === other : one.equals(other);
}

/** Plans a publication of the content folder with other files, which are written into a copy of it. */
function planWith(options: PublishOptions, replaced: Replaced): ReturnType<typeof planPublication> {
  return withTemporaryFolder((copy) => {
    cpSync(options.content, copy, { recursive: true });
    write(copy, replaced);
    return planPublication(options, copy, replaced.keys());
  });
}

function readBytes(content: string, file: string): Buffer | undefined {
  const place = path.join(content, file);
  return existsSync(place) ? readFileSync(place) : undefined;
}

function write(content: string, files: Replaced): void {
  for (const [file, bytes] of files) {
    const place = path.join(content, file);
    mkdirSync(path.dirname(place), { recursive: true });
    if (bytes === undefined) rmSync(place, { force: true });
    else replaceFile(place, bytes);
  }
}
