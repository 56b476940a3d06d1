import path from 'node:path/posix';
import type { BrokenLink, Destinations } from '../../compile/check/broken-links.ts';
import { fencedOf } from '../../compile/yaml/fenced.ts';
import type { Place } from '../report.ts';
import type { ParametersOf } from '../rules.ts';

type Around = NonNullable<ParametersOf<'missing-page'>['around']>;

const DEFINITION = /^\[(?:[^\]\\]|\\.)*\]:/;

/** Returns what a finding says of a link to a picture; it depends on what stands around the target. */
export function linkedPicture(
  { target, place }: BrokenLink,
  { textOf }: Pick<Destinations, 'textOf'>,
): ParametersOf<'missing-page'> {
  const name = target.replace(/[?#].*$/s, '');
  const inImages = name.split(/(?:^|\/)images\//).at(-1) ?? name;
  const file = inImages === name ? path.basename(name) : inImages;
  const picture = path.relative(path.dirname(place.file), `images/${file}`);
  return { target, picture, around: aroundTarget(place, textOf(place.file) ?? '') };
}

function aroundTarget({ file, line, column }: Place, text: string): Around {
  const typed = text.split('\n', line)[line - 1] ?? '';
  const [before, link] = [typed.slice(0, column - 1), typed.slice(column - 1)];
  const fields = fencedOf(text)?.head.split('\n').length ?? 0;
  if (!file.endsWith('.md') || line < fields) return 'field';
  if (DEFINITION.test(link)) return 'definition';
  if (/^\[!\[|^<a\b[^>]*>\s*<img\b/i.test(link)) return 'picture';
  if (link.startsWith('[') && /(?:^|\s)!\s+$/.test(before)) return 'blank';
  return /^<?https?:/i.test(link) ? 'address' : 'words';
}
