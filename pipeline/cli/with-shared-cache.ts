import { programOf } from '../load-site.ts';
import { openSharedCache, type SharedCache } from '../store/shared-cache.ts';
import { complain, say } from '../terminal.ts';
import { UserError } from '../user-error.ts';
import type { Options } from './arguments.ts';

/**
 * Runs a build with what other machines have made, and gives them the packs that it makes. A cache that cannot be
 * reached is complained of, and the build does without; an address that cannot be one throws a `UserError`.
 */
export async function withSharedCache(
  { shared: address, cache, project }: Options,
  build: (onPack: (file: string) => void) => Promise<number>,
): Promise<number> {
  if (address === undefined) return build(() => undefined);
  const packs: string[] = [];
  const shared = await openSharedCache(address, programOf(project), process.env);
  try {
    const taken = await attempt(address, () => shared.take(cache));
    if (taken !== undefined) say(`  shared cache  ${taken} packs taken`);
    const code = await build((file) => packs.push(file));
    if (taken !== undefined && packs.length > 0) await attempt(address, () => giveAll(shared, packs));
    return code;
  } finally {
    await shared.close();
  }
}

async function giveAll(shared: SharedCache, packs: readonly string[]): Promise<void> {
  for (const pack of packs) await shared.give(pack);
  say(`  shared cache  ${packs.length} packs given`);
}

async function attempt<T>(address: string, use: () => Promise<T>): Promise<T | undefined> {
  try {
    return await use();
  } catch (error) {
    if (error instanceof UserError) throw error;
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
    const place = address.replace(/\/\/[^/@]*@/, '//');
    complain(`The shared cache at ${place} cannot be used: ${reason}. The build goes on without it.`);
    return undefined;
  }
}
