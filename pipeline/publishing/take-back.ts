import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { URL_REGISTRY_FILE } from '../content/addresses.ts';
import type { PublishTarget } from '../content/schema/site.ts';
import { readUrlRegistry, setInUrlRegistry } from '../content/url-registry.ts';
import { replaceFile } from '../outputs/write-file.ts';
import { withTemporaryFolder } from '../shared/temporary-folder.ts';
import type { EarlierPublication } from './events.ts';
import { PublishingFault } from './faults.ts';
import { planPublication, targetOf } from './plan.ts';
import { publish, tellingFaults, type Agree, type PublishOptions, type Publishing } from './publish.ts';
import { tryGit } from './run-program.ts';
import { publications } from './states.ts';

/** Bytes of content files as they are to be; undefined for those that are to go. */
type Replaced = ReadonlyMap<string, Buffer | undefined>;

/**
 * Takes a publication back, by default the last one: the files that it changed get their state before it, and that is
 * published as a new version. Without agreement, or if it cannot be saved, the folder is as it was.
 */
export function takeBack(options: PublishOptions, publication: string | undefined, agree: Agree): Publishing {
  return tellingFaults(takeBackInSteps(options, publication, agree));
}

async function* takeBackInSteps(options: PublishOptions, id: string | undefined, agree: Agree): Publishing {
  const { content } = options;
  const publication = await findPublication(content, await targetOf(options), id);
  const replaced = await stateBefore(content, publication);
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

/** Returns what the files of a publication were before it. Throws a fault if one was changed again since. */
async function stateBefore(content: string, { id, files }: EarlierPublication): Promise<Replaced> {
  const bytesIn = async (version: string, file: string): Promise<Buffer | undefined> => {
    const { code, output } = await tryGit(['cat-file', '--filters', `${version}:./${file}`], { folder: content });
    return code === 0 ? output : undefined;
  };
  const replaced = new Map<string, Buffer | undefined>();
  const edited: string[] = [];
  for (const file of files) {
    const [before, after] = [await bytesIn(`${id}^`, file), await bytesIn(id, file)];
    const now = readBytes(content, file);
    if (file === URL_REGISTRY_FILE) replaced.set(file, registryBefore(before, after, now));
    else if (isSame(now, after)) replaced.set(file, before);
    else edited.push(file);
  }
  if (edited.length > 0) throw new PublishingFault('edited-since', { about: edited.join(', ') });
  return replaced;
}

/** Keeps every address in the URL registry: what the publication has added is gone, what it said to be gone is back. */
function registryBefore(...[before, after, now]: readonly (Buffer | undefined)[]): Buffer | undefined {
  if (!now) return before;
  const [old, published] = [before, after].map((bytes) => readUrlRegistry(bytes?.toString() ?? '').entries);
  const states = new Map(old?.map(({ address, state }) => [address, state]));
  let text = now.toString();
  for (const { address, state } of published ?? [])
    if (state !== (states.get(address) ?? 'gone'))
      text = setInUrlRegistry(text, address, states.get(address) ?? 'gone');
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
