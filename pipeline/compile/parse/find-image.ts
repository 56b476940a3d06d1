import path from 'node:path/posix';
import { decodeAddress } from '../../shared/decode-address.ts';
import type { ImageProbe } from '../../content/model/image-probe.ts';
import type { Report } from '../../lint/report.ts';
import type { ReferenceLinter, TypedReference } from './reference-linter.ts';

const NAME_OF_FORMAT: Record<string, string> = { heif: 'AVIF', webp: 'WebP' };
const FORMAT_OF_ENDING: Record<string, string> = { jpg: 'jpeg', tif: 'tiff', avif: 'heif' };

/** The image that a writer names by its path from the file or from the content folder. Reports one that is missing, or cannot be used. */
export function findImage(
  { name, from, place, typed }: TypedReference,
  probes: ReadonlyMap<string, ImageProbe>,
  found: Report,
  lint: ReferenceLinter | undefined,
): ImageProbe | undefined {
  const { report } = found;
  const plain = decodeAddress(typed?.text ?? name).trim();
  const source = imageAt(plain, from, probes);
  if (!source) {
    if (lint) lint.missingImage({ name: plain, from, place, typed }, probes, found);
    else report('missing-image', place, { path: plain });
    return undefined;
  }
  if (source.fault !== undefined) {
    const { fault: reason, foreign } = source;
    report('unreadable-image', place, { path: plain, reason, ...(foreign !== undefined && { foreign }) });
    return undefined;
  }
  if (source.lost.length > 0) report('drawing-parts', place, { path: plain, lost: source.lost.join('; ') });
  if (source.isSequence) report('image-sequence', place, { path: plain });
  const ending = path.extname(source.path).slice(1).toLowerCase();
  if ((FORMAT_OF_ENDING[ending] ?? ending) === source.format) return source;
  report('mislabelled-image', place, {
    path: plain,
    actual: NAME_OF_FORMAT[source.format] ?? source.format.toUpperCase(),
    ending: Object.entries(FORMAT_OF_ENDING).find(([, format]) => format === source.format)?.[0] ?? source.format,
  });
  return undefined;
}

/** The image at a path, from the file `from` or from the content folder. */
export function imageAt(plain: string, from: string, probes: ReadonlyMap<string, ImageProbe>): ImageProbe | undefined {
  const beside = path.normalize(path.join(path.dirname(from), plain));
  return probes.get(beside) ?? probes.get(path.normalize(plain.replace(/^\/+/, '')));
}
