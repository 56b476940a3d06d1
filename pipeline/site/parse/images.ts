import path from 'node:path/posix';
import type { CardImage, Picture, PictureSource, Thumbnail } from '../../content/model/assets.ts';
import { ON_PAPER } from '../../content/addresses.ts';
import { DARK_DRAWING_MEDIA } from '../../content/dark-drawing.ts';
import { stemOfFile } from '../../content/names.ts';
import { widestOf, type ImageProbe } from '../../content/model/probes.ts';
import type { FileWithMessages, Place } from '../../findings/message.ts';
import type { TypedTarget } from '../../markdown/typed-target.ts';
import type { ReferenceLinter, TypedReference } from './file-linter.ts';
import { decodeAddress } from '../../shared/address-text.ts';

export type { ImageProbe };

/** A file to make from an image. */
export interface ImageVariant {
  /** Path below the site's root, without a leading slash. */
  readonly file: string;
  readonly source: ImageProbe;
  readonly format: 'avif' | 'webp' | 'jpeg' | 'png' | 'svg';
  readonly shape: { readonly width: number } | DrawingForm;
}

/** How a drawing is published: whether it may move, and whether only its dark-scheme colors are kept. */
export interface DrawingForm {
  readonly isStill: boolean;
  readonly isDark: boolean;
}

/** Widths in pixels below the widest. */
const WIDTHS = { avif: [480, 800, 1200], webp: [480] } as const;
/** Widest form, in pixels, for the few browsers that do not know AVIF. */
const FALLBACK_WIDTH = 1200;
const LESS_MOTION = '(prefers-reduced-motion: reduce)';
const NAME_OF_FORMAT: Record<string, string> = { heif: 'AVIF', webp: 'WebP' };
const FORMAT_OF_ENDING: Record<string, string> = { jpg: 'jpeg', tif: 'tiff', avif: 'heif' };

export type ImageResolver = ReturnType<typeof createImageResolver>;

/** Creates a resolver that finds images by the paths that the writer of a file uses and records which variants the site needs. */
export function createImageResolver(
  probes: ReadonlyMap<string, ImageProbe>,
  file: FileWithMessages,
  lint?: ReferenceLinter,
) {
  const variants = new Map<string, ImageVariant>();
  const take = (variant: ImageVariant): string => {
    variants.set(variant.file, variant);
    return `/${variant.file}`;
  };
  return {
    picture(name: string, alt: string, place: Place, typed?: TypedTarget): Picture | undefined {
      const source = findImage({ name, file, place, typed }, probes, lint);
      return source && toPicture(source, alt, take);
    },
    /** Returns the image file itself, for a social card. */
    cardImage(name: string, place: Place): CardImage | undefined {
      const source = findImage({ name, file, place }, probes, lint);
      return source && { path: source.path, hash: source.hash };
    },
    variants: (): readonly ImageVariant[] => [...variants.values()].toSorted((a, b) => (a.file < b.file ? -1 : 1)),
  };
}

/**
 * Finds an image by its path, relative to the file or to the content folder. Reports one that is missing or unusable.
 */
function findImage(
  { name, file, place, typed }: TypedReference,
  probes: ReadonlyMap<string, ImageProbe>,
  lint: ReferenceLinter | undefined,
): ImageProbe | undefined {
  const plain = decodeAddress(typed?.text ?? name).trim();
  const source = imageAt(plain, file.path, probes);
  if (!source) {
    if (lint) lint.missingImage({ name: plain, file, place, typed }, probes);
    else file.message('missing-image', place, { path: plain });
    return undefined;
  }
  if (source.fault !== undefined) {
    const { fault: reason, foreign } = source;
    file.message('unreadable-image', place, { path: plain, reason, ...(foreign !== undefined && { foreign }) });
    return undefined;
  }
  if (source.lost.length > 0) file.message('drawing-parts', place, { path: plain, lost: source.lost.join('; ') });
  if (source.isSequence) file.message('image-sequence', place, { path: plain });
  const ending = path.extname(source.path).slice(1).toLowerCase();
  if ((FORMAT_OF_ENDING[ending] ?? ending) === source.format) return source;
  file.message('mislabelled-image', place, {
    path: plain,
    actual: NAME_OF_FORMAT[source.format] ?? source.format.toUpperCase(),
    ending: Object.entries(FORMAT_OF_ENDING).find(([, format]) => format === source.format)?.[0] ?? source.format,
  });
  return undefined;
}

/** Finds the image at a path, relative to the file `from` or to the content folder. */
export function imageAt(plain: string, from: string, probes: ReadonlyMap<string, ImageProbe>): ImageProbe | undefined {
  const beside = path.normalize(path.join(path.dirname(from), plain));
  return probes.get(beside) ?? probes.get(path.normalize(plain.replace(/^\/+/, '')));
}

function toPicture(source: ImageProbe, alt: string, take: (variant: ImageVariant) => string): Picture {
  if (source.isDrawing) return toDrawing(source, alt, take);
  const takeAt = (width: number, format: 'avif' | 'webp' | 'jpeg' | 'png'): string => {
    const file = fileName(source, String(width), format === 'jpeg' ? 'jpg' : format);
    return take({ file, source, format, shape: { width } });
  };
  const toSource = (format: 'avif' | 'webp', widest: number): PictureSource => {
    const widths = [...WIDTHS[format].filter((width) => width < widest), widest];
    return {
      type: `image/${format}`,
      srcset: widths.map((width) => `${takeAt(width, format)} ${width}w`).join(', '),
    };
  };
  const widest = widestOf(source);
  const sources = [toSource('avif', widest), toSource('webp', Math.min(FALLBACK_WIDTH, widest))];
  const width = Math.min(FALLBACK_WIDTH, source.width);
  const height = Math.max(1, Math.round((source.height * width) / source.width));
  const isPhotograph = source.opaque && source.format !== 'png' && source.format !== 'svg';
  return { alt, src: takeAt(width, isPhotograph ? 'jpeg' : 'png'), width, height, sources };
}

function toDrawing(source: ImageProbe, alt: string, take: (variant: ImageVariant) => string): Picture {
  const { width, height, moves, onPaper } = source;
  const takeAs = (form: DrawingForm): string => {
    const what = `${form.isStill ? 'still' : 'drawing'}${form.isDark ? '-dark' : ''}`;
    return take({ file: fileName(source, what, 'svg'), source, format: 'svg', shape: form });
  };
  const takeSource = (form: DrawingForm): PictureSource => {
    const media = [...(form.isDark ? [DARK_DRAWING_MEDIA] : []), ...(form.isStill ? [LESS_MOTION] : [])].join(' and ');
    return { type: 'image/svg+xml', srcset: takeAs(form), media };
  };
  const sources = [
    ...(moves && !onPaper ? [takeSource({ isStill: true, isDark: true })] : []),
    ...(onPaper ? [] : [takeSource({ isStill: false, isDark: true })]),
    ...(moves ? [takeSource({ isStill: true, isDark: false })] : []),
  ];
  return { alt, src: takeAs({ isStill: false, isDark: false }), width, height, sources };
}

/** Returns the smallest published variant of a picture that every browser can show. */
export function thumbnailOf({ src, width, height, sources }: Picture): Thumbnail {
  const smallest = /^(\S+) (\d+)w/.exec(sources.at(-1)?.srcset ?? '');
  if (!smallest) return { src, width, height };
  const [, address = src, wide = ''] = smallest;
  return { src: address, width: Number(wide), height: Math.max(1, Math.round((height * Number(wide)) / width)) };
}

/** Styles recognize by the file name what needs a light background in both color schemes. */
function fileName(source: ImageProbe, what: string, ending: string): string {
  const stem = stemOfFile(path.basename(source.path, path.extname(source.path)), 'image');
  return `images/${stem}-${source.hash.slice(0, 10)}-${what}${source.onPaper ? ON_PAPER : ''}.${ending}`;
}
