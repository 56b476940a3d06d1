import { hasLabels, wordsOfDrawing } from './drawing-words.ts';
import { lackingSigns } from './own-fonts.ts';
import type { PublishedDrawing } from './published-drawing.ts';
import { typefaces } from './typefaces.ts';

/** Default typefaces of programs, used if none was chosen. */
const EVERYDAY =
  /^(?:sans-serif|serif|system-ui|ui-[\w-]+|-apple-system|blinkmacsystemfont|arial|arimo|calibri|dejavu sans|georgia|helvetica.*|inter|lato|liberation sans|noto sans|open sans|roboto|segoe ui|tahoma|times.*|trebuchet.*|verdana|inherit|initial|hanken grotesk)$/i;
/** The first typeface of a list: in an attribute, in a style, and after the size in the shorthand. */
const FIRST = String.raw`(?:"([^"<]*)"|'([^'<]*)'|([^;}<"',>!]+))`;
const FAMILIES = new RegExp(
  String.raw`font-family\s*=\s*(?:"([^",]*)|'([^',]*))|font-family\s*:\s*${FIRST}|[\s;"'{]font\s*:[^;}<"]*?\d(?:px|pt|em|rem|%)\S*\s+${FIRST}`,
  'g',
);
/** Elements that show what their address names, and external style sheets. */
const OUTSIDE =
  /<(?:[\w-]+:)?(?:image|use|feImage)\b[^>]*?\s(?:xlink:)?href\s*=\s*["'](?!\s*(?:data:|#|["']))|<\?xml-stylesheet\b/;
const BENT = /<(?:[\w-]+:)?(?:textPath|flowRoot)\b/;
const MOVING = /<(?:[\w-]+:)?(?:animate\w*|set)\b|@keyframes\b/;
const TAG = /<[a-z][^<>]*>/gi;
const BROWSER_COLOR = String.raw`(?:var|light-dark|oklch|oklab|lch|lab|color-mix|color)\(`;
const COLORED = ['fill', 'stroke', 'stop-color'];

type Loss = readonly [isLost: boolean, clause: string];

/**
 * Finds what a drawing loses when it is published, by its pixels where `published` is not given, a clause each; or why nothing can be published
 * of it.
 */
export async function lostInDrawing(
  drawn: string,
  published?: PublishedDrawing,
): Promise<{ readonly parts: readonly string[]; readonly fault?: string }> {
  const source = drawn.replaceAll(/<!--[^]*?-->/g, '');
  const words = wordsOfDrawing(source);
  const lacking = published?.usesOwnTypeface === false ? [] : await lackingSigns(words);
  const letter = lacking.find((sign) => /[\p{L}\p{N}]/u.test(sign));
  if (letter !== undefined)
    return { parts: [], fault: `its words hold \`${letter}\`, a letter that the typeface of drawings does not have` };
  const chosen =
    words === '' ? [] : chosenTypefaces(source).filter((name) => !published?.families.has(name.toLowerCase()));
  const losses: Loss[] = [
    [hasLabels(source), 'labels with formatted text are left out, or cut short'],
    [chosen.length > 0, `its words are set in ${typefaces.text.family}, not in ${listed(chosen)}`],
    [lacking.length > 0, `an empty box stands for ${listed(lacking)}`],
  ];
  const lostInPixels: Loss[] = [
    [BENT.test(source), 'words along a curve or in a frame are left out'],
    [OUTSIDE.test(source), 'pictures, styles and parts that are not inside the file are left out'],
    [MOVING.test(source), 'what moves is shown as it is at the beginning, perhaps not at all'],
    [holdsBrowserColor(source), 'colors that only a browser can tell come out black'],
  ];
  if (published === undefined) losses.push(...lostInPixels);
  return { parts: losses.filter(([isLost]) => isLost).map(([, clause]) => clause) };
}

function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** Tells whether a color is given only in a form that only browsers know. */
function holdsBrowserColor(source: string): boolean {
  if (!new RegExp(BROWSER_COLOR).test(source)) return false;
  const sheets = [...source.matchAll(/<style\b[^>]*>([^]*?)<\/style\s*>/g)].map(([, sheet = '']) => sheet).join('');
  const tags = [...source.matchAll(TAG)].map(([tag]) => tag);
  return COLORED.some((property) => {
    const styled = new RegExp(`[\\s;"'{]${property}\\s*:\\s*${BROWSER_COLOR}`);
    const given = new RegExp(`\\s${property}\\s*=`);
    const typed = new RegExp(`\\s${property}\\s*=\\s*["']\\s*${BROWSER_COLOR}`);
    return styled.test(sheets) || tags.some((tag) => typed.test(tag) || (styled.test(tag) && !given.test(tag)));
  });
}

/** Returns the first typeface of each list, except program defaults. */
function chosenTypefaces(source: string): string[] {
  const plain = source.replaceAll(/@font-face\s*\{[^}]*\}/g, '').replaceAll('&quot;', "'");
  const families = [...plain.matchAll(FAMILIES)].map(([, ...names]) => names.find((name) => name !== undefined) ?? '');
  const names = families.map((name) => name.replaceAll(/["']/g, '').trim());
  return [...new Set(names)].filter((family) => family !== '' && !family.startsWith('var(') && !EVERYDAY.test(family));
}
