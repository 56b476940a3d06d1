import { signOfNumber } from './drawing-words.ts';

/** What drawing programs write for themselves, or for a page that the drawing would be part of: none of it is seen. */
const UNSEEN_ATTRIBUTE =
  /^(?:(?:xmlns|inkscape|sodipodi|serif|sketch|figma):.+|xml:lang|lang|data-.+|aria-(?!label$).+|content|pointer-events|cursor|requiredFeatures|focusable|tabindex|enable-background|font-variant|font-stretch)$/;
const UNSEEN_PROPERTY =
  /^(?:-(?!-).+|font-(?:variant|feature|variation|stretch).*|line-height|text-align|text-indent|text-orientation|text-transform|pointer-events|cursor|user-select|color-scheme|(?:color|image|text|shape)-rendering|color-interpolation.*|solid-(?:color|opacity)|shape-(?:padding|margin)|inline-size|enable-background)$/;
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

/** Gives the families that stand for a list of families, as CSS has both. */
export type NameFamilies = (families: string) => string;

/**
 * The same drawing as drawing programs could have written it for readers alone: without their own data, links, formatted text and
 * questions for features, in its light colors, with its words in the families that `nameFamilies` gives. What else there is stays as it was: whether
 * it may be published is judged afterwards.
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
 * A drawing without labels of HTML, which only browsers draw, so that what the program has put there for others is taken; and without questions
 * for features that every browser answers with yes, so that no “Text is not SVG” is.
 */
export function withoutFormattedText(source: string): string {
  return source
    .replaceAll(/<foreignObject\b[^>]*\/>|<foreignObject\b[^]*?<\/foreignObject\s*>/g, '')
    .replaceAll(/\srequiredFeatures\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
}

/** The first of several values between commas, which may have commas in parentheses. */
export function firstOf(values: string): string {
  return /^(?:[^(),]|\((?:[^()]|\([^()]*\))*\))*/.exec(values)?.[0].trim() ?? '';
}

/** A sign that has a meaning in XML stays a number, so that nothing begins or ends with it. */
function signOf(written: string, hex?: string, decimal?: string): string {
  const sign = signOfNumber(hex, decimal);
  return sign === undefined || /[<>&"'\p{C}]/u.test(sign) ? written : sign;
}

function tidyAttributes(element: string, attributes: string, nameFamilies: NameFamilies): string {
  // A style sheet for some media only is none that this program knows.
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

/** The same values with the first color of each pair: a drawing that a program has turned dark was not drawn so. */
function inLightColors(values: string): string {
  const [before = '', ...pairs] = values.split('light-dark(');
  return pairs.reduce((done, pair) => {
    const light = firstOf(pair);
    return done + light + pair.slice(endOfPair(pair));
  }, before);
}

/** Where the bracket is closed that was open at the beginning. */
function endOfPair(pair: string): number {
  let depth = 1;
  for (let at = 0; at < pair.length; at++) {
    depth += Number(pair[at] === '(') - Number(pair[at] === ')');
    if (depth === 0) return at + 1;
  }
  return pair.length;
}
