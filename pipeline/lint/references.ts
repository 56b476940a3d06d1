import path from 'node:path/posix';
import { DOWNLOADS } from '../content/addresses.ts';
import { isTypedFor, nearest, nearestValue, plainName } from '../shared/nearest.ts';
import { imageAt } from '../site/parse/images.ts';
import { isOnComputer } from '../markdown/outside-address.ts';
import { fixTarget } from '../markdown/typed-target.ts';
import { problemOfPasted } from './pasted-addresses.ts';
import type { ReferenceLinter } from '../site/parse/file-linter.ts';

/** Checks single references: reports what looks wrong, and what was probably meant by those that lead nowhere. */
export const referenceLinter: ReferenceLinter = {
  /**
   * Suggests the only image of the same name, whatever its folder and case; it is a certain match if the reference
   * names no other folder.
   */
  missingImage({ name, file, place, typed }, probes) {
    const from = file.path;
    // A suffix such as `?raw=true` in `ladder.png?raw=true`, which other sites read, is not part of the name.
    const bare = name.replace(/[?#].*$/s, '');
    const found = imageAt(bare, from, probes)?.path ?? onlyOfName(bare, probes.keys());
    const right = typed && found !== undefined ? path.relative(path.dirname(from), found) : found;
    const isSure = found !== undefined && isTypedFor(bare, found);
    const fix = typed && right !== undefined && isSure ? fixTarget(typed, right) : undefined;
    const nearOrBeside = () => {
      const near = right ?? nearest(bare.replace(/^(?:\.*\/)+/, ''), probes.keys());
      return near === undefined ? { beside: path.relative(path.dirname(from), 'images') } : { nearest: near };
    };
    const values = () => ({ path: name, ...(isOnComputer(name) && { computer: 'yes' }), ...nearOrBeside() });
    file.message('missing-image', place, values, fix);
  },

  missingDownload({ name, file, place, typed }, downloads) {
    const right = onlyOfName(name, downloads.keys());
    const near = right ?? nearest(name.replace(/^(?:\.*\/)+/, ''), downloads.keys());
    const asTyped = (other: string): string => path.relative(path.dirname(file.path), other).replaceAll(' ', '%20');
    file.message(
      'missing-download',
      place,
      { path: name, ...(near === undefined ? { beside: asTyped(DOWNLOADS) } : { nearest: asTyped(near) }) },
      right !== undefined && typed ? fixTarget(typed, asTyped(right)) : undefined,
    );
    return downloads.get(near ?? '');
  },

  missingDestination({ name, file, place }, destinations) {
    file.message('missing-destination', place, () => ({ name, ...nearestValue(name, destinations.keys()) }));
  },

  outsideLink({ name, file, place, typed }) {
    const pasted = problemOfPasted(name);
    const right = pasted?.expected;
    const fix = right !== undefined && typed ? fixTarget(typed, right) : undefined;
    if (pasted) file.message('pasted-address', place, pasted, fix);
  },
};

/** Returns the only file with the same name, whatever its folder and case. */
function onlyOfName(name: string, files: Iterable<string>): string | undefined {
  const wanted = nameOf(name);
  const [only, ...more] = [...files].filter((file) => nameOf(file) === wanted);
  return more.length > 0 ? undefined : only;
}

function nameOf(file: string): string {
  const plain = plainName(file.replaceAll('\\', '/'));
  return plain.slice(plain.lastIndexOf('/') + 1);
}
