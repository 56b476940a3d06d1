import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** Packages that decide over most bytes of a site. */
const PACKAGES = new Set(['react', 'sharp', 'vike', 'vite']);

const schema = z.object({ name: z.string(), version: z.string(), dependencies: z.record(z.string(), z.string()) });

/**
 * The versions of a project and of the packages that it makes sites with, by their names. That of Node.js is not among them: it
 * changes no byte.
 */
export function versionsOf(project: string): Record<string, string> {
  const { name, version, dependencies } = schema.parse(
    JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')),
  );
  const packages = Object.entries(dependencies).filter(([own]) => PACKAGES.has(own));
  return { [name]: version, ...Object.fromEntries(packages) };
}
