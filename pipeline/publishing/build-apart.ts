import { spawn } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod';
import { parseJson } from '../shared/parse-json.ts';
import { PublishingFault } from './faults.ts';
import type { PublishFolders } from './plan.ts';

/** Makes the site, and tells of which content. */
export type BuildApart = (folders: PublishFolders) => Promise<{ readonly contentVersion: string }>;

const SUMMARY = z.object({ contentVersion: z.string() });

/**
 * Runs the build command in a process of its own, since a process that shows the site while it is written has React as
 * for development. Throws a fault with what the command says if it fails.
 */
export function buildApart({ project, content, out, cache, url }: PublishFolders): Promise<{ contentVersion: string }> {
  const program = path.join(project, 'pipeline', 'bin', 'run.mjs');
  const folders = ['--content', content, '--out', out, '--cache', cache, ...(url === undefined ? [] : ['--url', url])];
  return new Promise((resolve, reject) => {
    // A build in continuous integration does not keep new addresses; this one is the writer's.
    const env = { ...process.env, CI: '' };
    const child = spawn(process.execPath, [program, 'build', '--format', 'json', ...folders], { cwd: project, env });
    let [said, complaint] = ['', ''];
    child.stdout.on('data', (data: Buffer) => (said += data.toString()));
    child.stderr.on('data', (data: Buffer) => (complaint += data.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      const summary = code === 0 ? parseJson(said, SUMMARY) : undefined;
      if (summary) resolve(summary);
      else reject(new PublishingFault('unknown', { about: 'build the site', quote: complaint.trim().slice(-1000) }));
    });
  });
}
