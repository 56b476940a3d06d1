import { editionOf, isRehearsal } from '../../build/edition.ts';
import type { Edition } from '../../content/model/edition.ts';
import type { Options } from './arguments.ts';

/**
 * What a build publishes, and a check looks at. A rehearsal of a day publishes nothing that the URL registry would have to keep, and what a
 * machine of continuous integration adds to the URL registry is lost with its disk.
 */
export function editionFor({ date, launch }: Pick<Options, 'date' | 'launch'>): Edition {
  const { CI: ci = '' } = process.env;
  if (isRehearsal(date)) return editionOf(date, launch);
  return { ...editionOf(undefined, launch), urlRegistry: ci === '' || ci === 'false' ? 'write' : 'tell' };
}
