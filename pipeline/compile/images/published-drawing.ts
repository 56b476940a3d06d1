import { embeddedFaces, embeddedName, OWN_FAMILIES, ownFaces } from './drawing-faces.ts';
import { wordsOfDrawing } from './drawing-words.ts';
import { safeDrawing } from './safe-drawing.ts';
import { tidyDrawing } from './tidy-drawing.ts';

/** Longest drawing in characters; a longer one is published as pixels. */
const LARGEST_DRAWING = 200_000;
const ROOT = /<svg(?=\s)(?:[^>"']|"[^"]*"|'[^']*')*>/;

/** A drawing as it is published. */
export interface PublishedDrawing {
  readonly text: string;
  /** Whether words in it are set in the site's typeface. */
  readonly usesOwnTypeface: boolean;
  /** Lower-case names of the families whose fonts are embedded. */
  readonly families: ReadonlySet<string>;
}

/**
 * What is published of an SVG that can be published as a drawing; undefined for every other one. Lines and faces are published as they
 * are. What drawing programs write is made tidy first, the fonts inside it are built anew for its words, and words without a font
 * are set in the typeface of the site. `safeDrawing` judges what comes out.
 */
export async function publishedDrawing(source: string): Promise<PublishedDrawing | undefined> {
  const plain = safeDrawing(source);
  if (plain !== undefined && !/<text\b|@font-face/.test(plain))
    return unlessLarge({ text: plain, usesOwnTypeface: false, families: new Set() });
  // Checked before fonts are built for it, which takes longest.
  if (safeDrawing(tidyDrawing(source, () => OWN_FAMILIES)) === undefined) return undefined;
  const words = wordsOfDrawing(source);
  const embedded = words === '' ? [] : await embeddedFaces(source, words);
  const families = new Set(embedded.flatMap(({ family }) => family ?? []));
  let usesOwnTypeface = words !== '' && families.size === 0;
  const tidy = tidyDrawing(source, (list) => {
    const [first = ''] = list.toLowerCase().split(',');
    const family = first.replaceAll(/["']/g, '').trim();
    if (families.has(family)) return embeddedName(family);
    usesOwnTypeface ||= words !== '';
    return OWN_FAMILIES;
  });
  const faces = [...embedded, ...(usesOwnTypeface ? await ownFaces(words) : [])];
  const text = safeDrawing(withFaces(tidy, faces.map(({ rule }) => rule).join('')));
  return text === undefined ? undefined : unlessLarge({ text, usesOwnTypeface, families });
}

function unlessLarge(published: PublishedDrawing): PublishedDrawing | undefined {
  return published.text.length <= LARGEST_DRAWING ? published : undefined;
}

/** Adds fonts to a drawing; words without a family get the first font that they would fall back to. */
function withFaces(drawing: string, rules: string): string {
  if (rules === '') return drawing;
  return drawing.replace(ROOT, (root) => {
    const open = /\sfont-family=/.test(root) ? root : root.replace('<svg', `<svg font-family="${OWN_FAMILIES}"`);
    return `${open}<style>${rules}</style>`;
  });
}
