import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Names of the folders beside the published one: the build at work, and the one just replaced. */
export interface Workplace {
  readonly out: string;
  /** A build works here until it is whole. */
  readonly next: string;
  /** The published folder stands here for the moment of the exchange. */
  readonly previous: string;
}

/** Files that every build makes: a folder that holds others and not these was not made by one. */
const SIGNS = ['index.html', '404.html'];

/** The folders that belong to the published folder `out`. */
export function workplaceOf(out: string): Workplace {
  const beside = (what: string): string => path.join(path.dirname(out), `.${path.basename(out)}-${what}`);
  return { out, next: beside('next'), previous: beside('previous') };
}

/** Puts a published folder back that an interrupted exchange had set aside. */
export function restore({ out, previous }: Workplace): void {
  if (existsSync(previous) && !existsSync(out)) renameSync(previous, out);
}

/**
 * Makes room for a build. Throws if `out` holds files that no build has made.
 */
export function prepare({ out, next, previous }: Workplace): void {
  if (holdsForeignFiles(out)) throw new Error(`The folder ${out} holds files that no build has made`);
  rmSync(previous, { recursive: true, force: true });
  rmSync(next, { recursive: true, force: true });
}

/** Whether a folder holds files and is not the work of a build, so that replacing it would lose them. */
export function holdsForeignFiles(out: string): boolean {
  const held = existsSync(out) ? readdirSync(out) : [];
  return held.length > 0 && !SIGNS.every((sign) => held.includes(sign));
}

/**
 * Puts the finished build in the place of the published one. Both moves happen in one
 * breath, without giving a signal the chance to come between them.
 */
export function publish({ out, next, previous }: Workplace): void {
  if (existsSync(out)) renameSync(out, previous);
  renameSync(next, out);
  rmSync(previous, { recursive: true, force: true });
}
