import { isFor, readTypeface, typefaces } from './typefaces.ts';

/** A font embedded in a published drawing. */
export interface Face {
  /** The drawing's lower-case name for its family; absent for the site's own typeface. */
  readonly family?: string;
  /** Its `@font-face` rule in the drawing's style sheet. */
  readonly rule: string;
}

/** The typeface of the site, in a drawing. */
export const OWN_FAMILIES = `${Object.keys(typefaces.text.files)
  .map((script) => `own-${script}`)
  .join(',')},sans-serif`;

const RULE = /@font-face\s*\{([^{}]*)\}/g;
const FAMILY = /font-family\s*:\s*["']?([^;"']+)/;
const WEIGHT = /font-weight\s*:\s*(\w+(?: \d+)?)\s*(?:;|$)/;
const SLANT = /font-style\s*:\s*(italic|oblique)/;
const DATA = /url\(\s*["']?data:[\w/+.-]*(?:;charset=[\w-]+)?;base64,([\w+/=\s]+)["']?\s*\)/;

/**
 * The fonts that a drawing holds, built anew for `words`: a font of a stranger becomes outlines of letters, and nothing else of it.
 * One that is broken is left out.
 */
export async function embeddedFaces(source: string, words: string): Promise<Face[]> {
  const faces: Face[] = [];
  for (const [, body = ''] of source.replaceAll('&quot;', '"').matchAll(RULE)) {
    const family = FAMILY.exec(body)?.[1]?.trim().toLowerCase();
    const data = DATA.exec(body)?.[1];
    const font = family === undefined || data === undefined ? undefined : await build(data, words);
    if (family === undefined || font === undefined) continue;
    const [weight, slant] = [WEIGHT.exec(body)?.[1], SLANT.exec(body)?.[1]];
    faces.push({ family, rule: ruleOf(embeddedName(family), font, weight, slant) });
  }
  return faces;
}

/** Returns the parts of the site's typeface that `words` need. */
export async function ownFaces(words: string): Promise<Face[]> {
  const { default: subsetFont } = await import('subset-font');
  const numbers = [...new Set(words)].map((sign) => sign.codePointAt(0) ?? 0);
  const parts = (await readTypeface(typefaces.text)).filter((part) => numbers.some((number) => isFor(part, number)));
  return Promise.all(
    parts.map(async ({ script, bytes }) => ({
      rule: ruleOf(`own-${script}`, await subsetFont(bytes, words, { targetFormat: 'woff2' }), typefaces.text.weight),
    })),
  );
}

/** Returns the name of an embedded font's family in the published drawing, from its original name. */
export function embeddedName(family: string): string {
  return `face-${Buffer.from(family).toString('hex')}`;
}

async function build(data: string, words: string): Promise<Buffer | undefined> {
  const { default: subsetFont } = await import('subset-font');
  try {
    return await subsetFont(Buffer.from(data, 'base64'), words, { targetFormat: 'woff2' });
  } catch {
    // A broken font is ignored: its words are set in the site's typeface, which is reported.
    return undefined;
  }
}

function ruleOf(family: string, font: Buffer, weight = 'normal', slant = 'normal'): string {
  return `@font-face{font-family:${family};font-weight:${weight};font-style:${slant};src:url(data:font/woff2;base64,${font.toString('base64')})}`;
}
