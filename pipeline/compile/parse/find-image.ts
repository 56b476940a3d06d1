import path from 'node:path/posix';
import { decodeAddress } from '../../shared/decode-address.ts';
import type { ImageProbe } from '../../content/model/image-probe.ts';
import { isOnComputer } from '../markdown/outside-address.ts';
import { fixTarget, type TypedTarget } from '../markdown/typed-target.ts';
import { isTypedFor, nearest, plainName } from '../../shared/nearest.ts';
import type { Place, Report } from '../../lint/report.ts';

/** An image as a writer names it, in the file `from`. */
interface NamedImage {
  readonly name: string;
  readonly from: string;
  readonly place: Place;
  /** Where it stands in its file just as it was typed. */
  readonly typed?: TypedTarget | undefined;
}

const NAME_OF_FORMAT: Record<string, string> = { heif: 'AVIF', webp: 'WebP' };
const FORMAT_OF_ENDING: Record<string, string> = { jpg: 'jpeg', tif: 'tiff', avif: 'heif' };

/** The image that a writer names by its path from the file or from the content folder. Reports one that is missing, or cannot be used. */
export function findImage(
  named: NamedImage,
  probes: ReadonlyMap<string, ImageProbe>,
  { report }: Report,
): ImageProbe | undefined {
  const { from, place, typed } = named;
  const plain = decodeAddress(typed?.text ?? named.name).trim();
  const source = imageAt(plain, from, probes);
  if (!source) {
    reportMissing(plain, named, probes, report);
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

function imageAt(plain: string, from: string, probes: ReadonlyMap<string, ImageProbe>): ImageProbe | undefined {
  const beside = path.normalize(path.join(path.dirname(from), plain));
  return probes.get(beside) ?? probes.get(path.normalize(plain.replace(/^\/+/, '')));
}

/** The only image of the same name, whatever its folder and its case, may be what was meant; it surely is where no other folder is named. */
function reportMissing(
  plain: string,
  { from, place, typed }: NamedImage,
  probes: ReadonlyMap<string, ImageProbe>,
  report: Report['report'],
): void {
  // What other sites read behind a path, as in `ladder.png?raw=true`, is no part of a name.
  const bare = plain.replace(/[?#].*$/s, '');
  const [only, ...more] = [...probes.keys()].filter((file) => imageNameIn(file) === imageNameIn(bare));
  const found = imageAt(bare, from, probes)?.path ?? (more.length > 0 ? undefined : only);
  const right = typed && found !== undefined ? path.relative(path.dirname(from), found) : found;
  const isSure = found !== undefined && isTypedFor(bare, found);
  const fix = typed && right !== undefined && isSure ? fixTarget(typed, right) : undefined;
  const nearOrBeside = (): { nearest: string } | { beside: string } => {
    const near = nearest(bare.replace(/^(?:\.*\/)+/, ''), probes.keys());
    return near === undefined ? { beside: path.relative(path.dirname(from), 'images') } : { nearest: near };
  };
  const values = () => ({
    path: plain,
    ...(isOnComputer(plain) && { computer: 'yes' }),
    ...(right === undefined ? nearOrBeside() : { nearest: right }),
  });
  report('missing-image', place, values, fix);
}

/** The name of a file without its folder, whatever its case. */
export function imageNameIn(file: string): string {
  const plain = plainName(file.replaceAll('\\', '/'));
  return plain.slice(plain.lastIndexOf('/') + 1);
}
