import { signOfNumber } from './drawing-words.ts';

/** Attributes that do not change the picture: drawing programs write them for themselves or for an embedding page. */
const UNSEEN_ATTRIBUTE =
  /^(?:(?:xmlns|inkscape|sodipodi|serif|sketch|figma):.+|xml:lang|lang|data-.+|aria-(?!label$).+|content|pointer-events|cursor|requiredFeatures|focusable|tabindex|enable-background|font-variant|font-stretch)$/;
/** Style properties that do not change the picture. */
const UNSEEN_PROPERTY =
  /^(?:-(?!-).+|font-(?:variant|feature|variation|stretch).*|line-height|text-align|text-indent|text-orientation|text-transform|pointer-events|cursor|user-select|color-scheme|(?:color|image|text|shape)-rendering|color-interpolation.*|solid-(?:color|opacity)|shape-(?:padding|margin)|inline-size|enable-background)$/;
/** Elements that draw nothing: metadata, data of drawing programs, and empty masks. */
const UNSEEN_ELEMENT =
  /<(metadata|(?:inkscape|sodipodi|rdf):[\w-]+)(?=[\s>/])[^>]*?(?:\/>|>[^]*?<\/\1\s*>)|<(mask)>\s*<\/mask>/g;
const XML_COMMENT = /<!--(?:(?!--)[^])*-->/g;
const DOCTYPE = /<!DOCTYPE svg(?:\s[^>[]*)?>\s*/;
const TAG = /<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const STYLE_SHEET = /(<style>)(?:\s*<!\[CDATA\[)?([^<]*?)(?:\]\]>\s*)?(?=<\/style)/g;
const FONT_FACE = /@font-face\s*\{[^{}]*\}/g;
const FAMILY = /(font-family\s*:)([^;}]*)/g;
const NUMBERED_SIGN = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi;

/** Returns the font families to use for a list of families; both are values of `font-family`. */
export type NameFamilies = (families: string) => string;

/**
 * Removes from a drawing what drawing programs add and no reader sees: their own data, comments, links, formatted text
 * and feature tests. Keeps the light one of each pair of colors, and replaces font families by those that
 * `nameFamilies` returns. Everything else stays; `safeDrawing` decides afterwards whether it may be published.
 */
export function tidyDrawing(source: string, nameFamilies: NameFamilies): string {
  return withoutFormattedText(source.replaceAll(XML_COMMENT, ''))
    .replace(DOCTYPE, '')
    .replaceAll(UNSEEN_ELEMENT, '')
    .replaceAll(NUMBERED_SIGN, signOf)
    .replaceAll(TAG, (_, end: string, name: string, attributes: string, empty: string) =>
      name === 'a' ? '' : `<${end}${name}${tidyAttributes(name, attributes, nameFamilies)}${empty}>`,
    )
    .replaceAll(STYLE_SHEET, (_, tag: string, sheet: string) => tag + tidySheet(sheet, nameFamilies));
}

/**
 * Removes HTML labels, which only browsers draw, so that the plain text beside them is drawn instead. Also removes
 * `requiredFeatures`: every browser has the features, but other renderers would draw the notice for lacking them.
 */
export function withoutFormattedText(source: string): string {
  return source
    .replaceAll(/<foreignObject\b[^>]*\/>|<foreignObject\b[^]*?<\/foreignObject\s*>/g, '')
    .replaceAll(/\srequiredFeatures\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
}

/** Returns the first of several comma-separated values; commas in parentheses do not separate. */
export function firstOf(values: string): string {
  return /^(?:[^(),]|\((?:[^()]|\([^()]*\))*\))*/.exec(values)?.[0].trim() ?? '';
}

/**
 * Returns the character of a numeric reference. One that has a meaning in XML stays a reference, so that it cannot begin
 * or end a tag or a value.
 */
function signOf(written: string, hex?: string, decimal?: string): string {
  const sign = signOfNumber(hex, decimal);
  return sign === undefined || /[<>&"'\p{C}]/u.test(sign) ? written : sign;
}

function tidyAttributes(element: string, attributes: string, nameFamilies: NameFamilies): string {
  // A `media` attribute is kept, so that `safeDrawing` refuses the drawing: it does not know such style sheets.
  if (element === 'style') return /\smedia\s*=/.test(attributes) ? attributes : '';
  return [...attributes.matchAll(ATTRIBUTE)]
    .map(([, name = '', double, single = '']) => [name, (double ?? single).replaceAll('&quot;', "'")] as const)
    .filter(([name, value]) => !UNSEEN_ATTRIBUTE.test(name) && value !== '')
    .map(
      ([name, value]) =>
        ` ${name === 'xlink:href' ? 'href' : name}="${tidyValue(name, value, nameFamilies).replaceAll('"', '&quot;')}"`,
    )
    .join('');
}

function tidyValue(name: string, value: string, nameFamilies: NameFamilies): string {
  if (name === 'style')
    return value
      .split(';')
      .flatMap((one) => tidyDeclaration(one, nameFamilies))
      .join(';');
  return name === 'font-family' ? nameFamilies(value) : inLightColors(value);
}

function tidyDeclaration(declaration: string, nameFamilies: NameFamilies): string[] {
  const [name = '', ...rest] = declaration.split(':');
  const [property, value] = [name.trim(), rest.join(':').trim()];
  if (property === '' || UNSEEN_PROPERTY.test(property) || (property === 'filter' && value === 'none')) return [];
  return [`${property}:${tidyValue(property, value, nameFamilies)}`];
}

function tidySheet(sheet: string, nameFamilies: NameFamilies): string {
  const families = (_: string, property: string, value: string): string => property + nameFamilies(value);
  return inLightColors(sheet.replaceAll(FONT_FACE, '').replaceAll(FAMILY, families));
}

/** Replaces each `light-dark()` by its first color: it was drawn in this one, and a program added the other. */
function inLightColors(values: string): string {
  const [before = '', ...pairs] = values.split('light-dark(');
  return pairs.reduce((done, pair) => {
    const light = firstOf(pair);
    return done + light + pair.slice(endOfPair(pair));
  }, before);
}

/** Returns the offset after the closing parenthesis of the pair whose content begins the text. */
function endOfPair(pair: string): number {
  let depth = 1;
  for (let at = 0; at < pair.length; at++) {
    depth += Number(pair[at] === '(') - Number(pair[at] === ')');
    if (depth === 0) return at + 1;
  }
  return pair.length;
}
