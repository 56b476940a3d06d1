import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { MANIFEST, readManifest, readManifestText, type Manifest } from '../build/publish/manifest.ts';
import { publishSite, type Publication } from '../build/publish/publish-site.ts';
import { resolveTarget } from '../build/publish/target.ts';
import { parseJson } from '../shared/parse-json.ts';
import type { Ended } from '../shared/run-program.ts';
import { withTemporaryFolder } from '../shared/temporary-folder.ts';
import { faultOfComplaint } from './faults.ts';
import type { PublishFolders } from './plan.ts';
import { hostOf } from './repository.ts';
import { run } from './run-program.ts';

const PROVENANCE = z.object({ content: z.string(), madeBy: z.record(z.string(), z.string()) });

/** Copies the finished site into a folder as a build does: it is whole at every moment, and keeps what is not its own. */
export async function copyIntoFolder(
  folders: PublishFolders & Pick<Publication<unknown>, 'intoExisting'>,
  to: string,
): Promise<void> {
  const { project, out, cache, intoExisting } = folders;
  const target = resolveTarget(path.resolve(project, to), folders);
  const provenance = parseJson(readManifestText(out) ?? '', PROVENANCE);
  await publishSite(
    { target, cache, intoExisting, ...(provenance && { provenanceOf: () => provenance }) },
    () => undefined,
    (output) => {
      for (const file of readManifest(out).keys()) output.write(file, readFileSync(path.join(out, file)));
      return Promise.resolve(true);
    },
  );
}

/**
 * Sends the finished site to another computer. Removes only what an earlier build has sent there, as its list says.
 * Throws a fault if that computer cannot be reached or refuses.
 */
export async function sendByRsync(out: string, target: string, limitMs: number): Promise<void> {
  const to = target.endsWith('/') ? target : `${target}/`;
  const place = hostOf(target);
  // Keeps ssh from asking in a terminal that nobody looks at.
  const { RSYNC_RSH = 'ssh -o BatchMode=yes -o ConnectTimeout=30' } = process.env;
  const rsync: Rsync = (folder, args, names = []) => {
    const input = names.map((name) => `${name}\0`).join('');
    return run('rsync', args, { folder, input, limitMs, env: { RSYNC_RSH }, what: `send it to ${place}` });
  };
  const check = ({ code, complaint }: Ended): void => {
    if (code !== 0) throw faultOfComplaint(complaint, `send the site to ${place}`, place);
  };
  const earlier = await readEarlier(to, rsync, place);
  const files = readManifest(out);
  const send = (names: readonly string[]): Promise<Ended> =>
    rsync(out, ['-a', '--checksum', '--delay-updates', '--from0', '--files-from=-', './', to], names);
  check(await send([...files.keys()]));
  const stale = [...earlier.keys()].filter((file) => !files.has(file));
  if (stale.length > 0) check(await removeThere(to, rsync, stale));
  // The list comes last: until then, the next publication knows what is still to be removed.
  check(await send([MANIFEST]));
}

type Rsync = (folder: string, args: readonly string[], names?: readonly string[]) => Promise<Ended>;

/** Removes files there: those that are listed and are not in a folder here that has only their folders. */
function removeThere(to: string, rsync: Rsync, stale: readonly string[]): Promise<Ended> {
  return withTemporaryFolder((folder) => {
    for (const file of stale) mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    const removing = ['--dirs', '--no-implied-dirs', '--from0', '--files-from=-', '--delete-missing-args', './', to];
    return rsync(folder, removing, stale);
  });
}

/** Reads the list of what an earlier build has sent there; empty if there is none. */
function readEarlier(to: string, rsync: Rsync, place: string): Promise<Manifest> {
  return withTemporaryFolder(async (folder) => {
    const { code, complaint } = await rsync(folder, ['-a', `${to}${MANIFEST}`, `${folder}/`]);
    // 23: the file, or its folder, is not there yet.
    if (code !== 0 && code !== 23) throw faultOfComplaint(complaint, `reach ${place}`, place);
    return readManifest(folder);
  });
}
