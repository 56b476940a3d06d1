import path from 'node:path/posix';
import type { CardImage } from '../../content/model/assets.ts';
import type { Picture, Thumbnail } from '../../content/model/picture.ts';
import { ON_PAPER } from '../../content/addresses.ts';
import { stemOfFile } from '../../content/names.ts';
import { widestOf, type ImageProbe } from '../../content/model/image-probe.ts';
import type { Place, Report } from '../../lint/report.ts';
import type { TypedTarget } from '../markdown/typed-target.ts';
import { findImage } from './find-image.ts';
import type { ReferenceLinter } from './reference-linter.ts';

export type { ImageProbe };

/** One file to make from an image. */
export interface ImageVariant {
  /** Path below the site's root, without the leading slash. */
  readonly file: string;
  readonly source: ImageProbe;
  readonly format: 'avif' | 'webp' | 'jpeg' | 'png' | 'svg';
  readonly shape: { readonly width: number } | 'as-it-is' | 'still';
}

const WIDTHS = [480, 800, 1200] as const;
const FALLBACK_WIDTH = 1200;

export type ImageResolver = ReturnType<typeof createImageResolver>;

/** Finds images of the content folder by the paths that writers use, and remembers which forms of them the site needs. */
export function createImageResolver(probes: ReadonlyMap<string, ImageProbe>, report: Report, lint?: ReferenceLinter) {
  const variants = new Map<string, ImageVariant>();
  const take = (variant: ImageVariant): string => {
    variants.set(variant.file, variant);
    return `/${variant.file}`;
  };
  return {
    picture(name: string, alt: string, from: string, place: Place, typed?: TypedTarget): Picture | undefined {
      const source = findImage({ name, from, place, typed }, probes, report, lint);
      return source && toPicture(source, alt, take);
    },
    /** The image file itself, for a social card. */
    cardImage(name: string, from: string, place: Place): CardImage | undefined {
      const source = findImage({ name, from, place }, probes, report, lint);
      return source && { path: source.path, hash: source.hash };
    },
    variants: (): readonly ImageVariant[] => [...variants.values()].toSorted((a, b) => (a.file < b.file ? -1 : 1)),
  };
}

function toPicture(source: ImageProbe, alt: string, take: (variant: ImageVariant) => string): Picture {
  if (source.isDrawing) {
    const src = take({ file: fileName(source, 'drawing', 'svg'), source, format: 'svg', shape: 'as-it-is' });
    const still = (): string => take({ file: fileName(source, 'still', 'svg'), source, format: 'svg', shape: 'still' });
    const sources = source.moves
      ? [{ type: 'image/svg+xml', srcset: still(), media: '(prefers-reduced-motion: reduce)' }]
      : [];
    return { alt, src, width: source.width, height: source.height, sources };
  }
  const widest = widestOf(source);
  const widths = [...WIDTHS.filter((width) => width < widest), widest];
  const srcset = (format: 'avif' | 'webp'): string =>
    widths
      .map(
        (width) =>
          `${take({ file: fileName(source, String(width), format), source, format, shape: { width } })} ${width}w`,
      )
      .join(', ');
  const width = Math.min(FALLBACK_WIDTH, source.width);
  const format = source.opaque && source.format !== 'png' && source.format !== 'svg' ? 'jpeg' : 'png';
  const src = take({
    file: fileName(source, String(width), format === 'jpeg' ? 'jpg' : 'png'),
    source,
    format,
    shape: { width },
  });
  return {
    alt,
    src,
    width,
    height: Math.max(1, Math.round((source.height * width) / source.width)),
    sources: [
      { type: 'image/avif', srcset: srcset('avif') },
      { type: 'image/webp', srcset: srcset('webp') },
    ],
  };
}

/** The smallest published form of a picture that every browser shows. */
export function thumbnailOf({ src, width, height, sources }: Picture): Thumbnail {
  const smallest = /^(\S+) (\d+)w/.exec(sources.at(-1)?.srcset ?? '');
  if (!smallest) return { src, width, height };
  const [, address = src, wide = ''] = smallest;
  return { src: address, width: Number(wide), height: Math.max(1, Math.round((height * Number(wide)) / width)) };
}

/** Styles know by its name what needs a light ground in both color schemes. */
function fileName(source: ImageProbe, what: string, ending: string): string {
  const stem = stemOfFile(path.basename(source.path, path.extname(source.path)), 'image');
  return `images/${stem}-${source.hash.slice(0, 10)}-${what}${source.onPaper ? ON_PAPER : ''}.${ending}`;
}
