import path from 'node:path';
import * as z from 'zod';
import { parseJson } from '../shared/parse-json.ts';
import { runProgram } from '../shared/run-program.ts';
import { PublishingFault } from './faults.ts';
import type { PublishFolders } from './plan.ts';

/** Makes the site, and tells of which content. */
export type BuildApart = (folders: PublishFolders) => Promise<{ readonly contentVersion: string }>;

const SUMMARY = z.object({ contentVersion: z.string() });

/**
 * Runs the build command in a process of its own, since a process that shows the site while it is written has React as
 * for development. Throws a fault with what the command says if it fails.
 */
export async function buildApart({ project, content, out, cache, url }: PublishFolders) {
  const program = path.join(project, 'pipeline', 'bin', 'run.mjs');
  const folders = ['--content', content, '--out', out, '--cache', cache, ...(url === undefined ? [] : ['--url', url])];
  // A build in continuous integration does not keep new addresses; this one is the writer's.
  const around = { folder: project, env: { CI: '' } };
  const args = [program, 'build', '--format', 'json', ...folders];
  const { code, output, complaint } = await runProgram(process.execPath, args, around);
  const summary = code === 0 ? parseJson(output.toString(), SUMMARY) : undefined;
  if (summary) return summary;
  throw new PublishingFault('unknown', { about: 'build the site', quote: complaint.trim().slice(-1000) });
}
