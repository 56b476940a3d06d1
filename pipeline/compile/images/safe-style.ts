/** Properties that draw, and those that move what is drawn. None of them can name another file but by a value. */
const PROPERTIES = setOf(
  'fill,fill-opacity,fill-rule,background,background-color,clip-path,mask,marker,marker-start,marker-mid,marker-end,font-family,font-size,font-weight,font-style,letter-spacing,word-spacing,text-anchor,text-decoration,text-rendering,dominant-baseline,alignment-baseline,baseline-shift,direction,white-space,writing-mode,clip-rule,stroke,stroke-width,stroke-opacity,stroke-linecap,stroke-linejoin,stroke-miterlimit,stroke-dasharray,stroke-dashoffset,stop-color,stop-opacity,color,opacity,visibility,display,overflow,paint-order,shape-rendering,color-scheme,mix-blend-mode,isolation,vector-effect,transform,transform-box,transform-origin,translate,rotate,scale,d,cx,cy,r,rx,ry,x,y,width,height,offset-distance,animation,animation-name,animation-duration,animation-delay,animation-direction,animation-fill-mode,animation-iteration-count,animation-play-state,animation-timing-function,transition,transition-property,transition-duration,transition-delay,transition-timing-function',
);
/** Functions that compute a number, a color or a place. */
const FUNCTIONS = setOf(
  'rgb,rgba,hsl,hsla,hwb,lab,lch,oklab,oklch,calc,min,max,clamp,var,matrix,translate,translateX,translateY,scale,scaleX,scaleY,rotate,skew,skewX,skewY,cubic-bezier,steps',
);

/** Signs of a value. Quotes, colons, escapes, `@` and `&` are not among them, so nothing can be spelled in another way. */
const VALUE_SIGNS = /^[\w\s.,%#+*/()!-]*$/;
/** The one address that stays inside the drawing. */
const OWN_ADDRESS = /(?<![\w-])url\(#[\w.-]+\)/g;
const FUNCTION = /([\w-]*)\(/g;
const CUSTOM_PROPERTY = /^--[\w-]+$/;

const SPACE = /\s*/y;
const MEDIA = /@media\s[\w\s:().,<>=-]+\{/y;
const KEYFRAMES = /@keyframes\s+[\w-]+\s*\{/y;
const SELECTOR = /[\w\s.#*>+~,:()-]+\{/y;
const MOMENT = /(?:from|to|[\d.]+%)(?:\s*,\s*(?:from|to|[\d.]+%))*\s*\{/y;
/** A font inside the drawing, as this program writes it. */
const FONT_FACE =
  /@font-face\{font-family:[\w-]+;font-weight:[\w ]+;font-style:[a-z]+;src:url\(data:font\/woff2;base64,[\w+/]+={0,2}\)\}/y;
const DECLARATIONS = /[^{}]*\}/y;
const END = /\}/y;
/** What rules stand in, and how each of these begins. */
const BLOCKS: readonly (readonly [head: RegExp, selector: RegExp])[] = [
  [MEDIA, SELECTOR],
  [KEYFRAMES, MOMENT],
];
/** Deepest nesting of rules that is read; real style sheets stay below it. */
const DEEPEST = 8;

/** Whether a value, of a property or of an attribute, is made of numbers, names, colors and own addresses only. */
export function isSafeValue(value: string): boolean {
  if (!VALUE_SIGNS.test(value) || value.includes('/*')) return false;
  const functions = [...value.replaceAll(OWN_ADDRESS, ' ').matchAll(FUNCTION)];
  return functions.every(([, name = '']) => name === '' || FUNCTIONS.has(name));
}

/**
 * Whether a style sheet, which must hold no comment, is read to its end by a small part of the grammar of CSS: rules,
 * `@media` and `@keyframes`, with properties and values of a list. A browser reads such a text in the same way, and
 * asks for nothing.
 */
export function isSafeStyle(style: string): boolean {
  const end = readRules(style, 0, SELECTOR, 0);
  return end === style.length;
}

/** Reads rules from `at` and returns where they end, or `undefined` where one is not of the grammar. */
function readRules(style: string, at: number, selector: RegExp, depth: number): number | undefined {
  for (let next = skip(SPACE, style, at) ?? at; ; next = skip(SPACE, style, next) ?? next) {
    if (next === style.length || style[next] === '}') return next;
    const end = readRule(style, next, selector, depth);
    if (end === undefined) return undefined;
    next = end;
  }
}

function readRule(style: string, at: number, selector: RegExp, depth: number): number | undefined {
  const face = selector === SELECTOR ? skip(FONT_FACE, style, at) : undefined;
  if (face !== undefined) return face;
  for (const [head, inner] of selector === SELECTOR ? BLOCKS : []) {
    const begin = skip(head, style, at);
    if (begin !== undefined && depth === DEEPEST) return undefined;
    if (begin !== undefined) return skip(END, style, readRules(style, begin, inner, depth + 1));
  }
  const begin = skip(selector, style, at);
  const end = skip(DECLARATIONS, style, begin);
  if (end === undefined) return undefined;
  return areSafeDeclarations(style.slice(begin, end - 1)) ? end : undefined;
}

/** Whether declarations, of a rule or of a style attribute, are made of properties and values of the lists here only. */
export function areSafeDeclarations(declarations: string): boolean {
  return declarations.split(';').every(isPlainDeclaration);
}

function isPlainDeclaration(declaration: string): boolean {
  if (declaration.trim() === '') return true;
  const colon = declaration.indexOf(':');
  const name = declaration.slice(0, colon).trim();
  return (PROPERTIES.has(name) || CUSTOM_PROPERTY.test(name)) && isSafeValue(declaration.slice(colon + 1));
}

/** A set of names between commas. */
export function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(','));
}

/** Where a pattern that begins at `at` ends. */
function skip(pattern: RegExp, text: string, at: number | undefined): number | undefined {
  if (at === undefined) return undefined;
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
