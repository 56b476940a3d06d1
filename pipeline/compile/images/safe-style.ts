/** The allowed properties: they draw and animate. Only their values, which are checked, could load a file. */
const PROPERTIES = setOf(
  'fill,fill-opacity,fill-rule,background,background-color,clip-path,mask,marker,marker-start,marker-mid,marker-end,font-family,font-size,font-weight,font-style,letter-spacing,word-spacing,text-anchor,text-decoration,text-rendering,dominant-baseline,alignment-baseline,baseline-shift,direction,white-space,writing-mode,clip-rule,stroke,stroke-width,stroke-opacity,stroke-linecap,stroke-linejoin,stroke-miterlimit,stroke-dasharray,stroke-dashoffset,stop-color,stop-opacity,color,opacity,visibility,display,overflow,paint-order,shape-rendering,color-scheme,mix-blend-mode,isolation,vector-effect,transform,transform-box,transform-origin,translate,rotate,scale,d,cx,cy,r,rx,ry,x,y,width,height,offset-distance,animation,animation-name,animation-duration,animation-delay,animation-direction,animation-fill-mode,animation-iteration-count,animation-play-state,animation-timing-function,transition,transition-property,transition-duration,transition-delay,transition-timing-function',
);
/** The allowed functions: they compute numbers, colors and positions. */
const FUNCTIONS = setOf(
  'rgb,rgba,hsl,hsla,hwb,lab,lch,oklab,oklch,calc,min,max,clamp,var,matrix,translate,translateX,translateY,scale,scaleX,scaleY,rotate,skew,skewX,skewY,cubic-bezier,steps',
);

/** The allowed characters of a value. Quotes, colons, `\`, `@` and `&` are absent, so that no name can be written escaped. */
const VALUE_SIGNS = /^[\w\s.,%#+*/()!-]*$/;
/** Matches an address inside the drawing, the only kind that is allowed. */
const OWN_ADDRESS = /(?<![\w-])url\(#[\w.-]+\)/g;
const FUNCTION = /([\w-]*)\(/g;
const CUSTOM_PROPERTY = /^--[\w-]+$/;

const SPACE = /\s*/y;
const MEDIA = /@media\s[\w\s:().,<>=-]+\{/y;
const KEYFRAMES = /@keyframes\s+[\w-]+\s*\{/y;
const SELECTOR = /[\w\s.#*>+~,:()-]+\{/y;
const MOMENT = /(?:from|to|[\d.]+%)(?:\s*,\s*(?:from|to|[\d.]+%))*\s*\{/y;
/** Matches an embedded font exactly as `drawing-faces.ts` writes it. */
const FONT_FACE =
  /@font-face\{font-family:[\w-]+;font-weight:[\w ]+;font-style:[a-z]+;src:url\(data:font\/woff2;base64,[\w+/]+={0,2}\)\}/y;
const DECLARATIONS = /[^{}]*\}/y;
const END = /\}/y;
/** Blocks that contain rules: the pattern of their head, and that of the selectors inside. */
const BLOCKS: readonly (readonly [head: RegExp, selector: RegExp])[] = [
  [MEDIA, SELECTOR],
  [KEYFRAMES, MOMENT],
];
/** How deeply blocks may be nested. Real style sheets stay below, and the recursion of the reader stays bounded. */
const DEEPEST = 8;

/** Tells whether the value of a property or an attribute has only numbers, names, colors and addresses inside the drawing. */
export function isSafeValue(value: string): boolean {
  if (!VALUE_SIGNS.test(value) || value.includes('/*')) return false;
  const functions = [...value.replaceAll(OWN_ADDRESS, ' ').matchAll(FUNCTION)];
  return functions.every(([, name = '']) => name === '' || FUNCTIONS.has(name));
}

/**
 * Tells whether a style sheet without comments conforms, to its last character, to a small part of the CSS grammar:
 * rules, `@media` and `@keyframes`, with allowed properties and values. A browser reads such a text in the same way, and
 * loads nothing.
 */
export function isSafeStyle(style: string): boolean {
  const end = readRules(style, 0, SELECTOR, 0);
  return end === style.length;
}

/** Reads rules from the offset `at` and returns the offset of their end; undefined if one does not conform. */
function readRules(style: string, at: number, selector: RegExp, depth: number): number | undefined {
  for (let next = skip(SPACE, style, at) ?? at; ; next = skip(SPACE, style, next) ?? next) {
    if (next === style.length || style[next] === '}') return next;
    const end = readRule(style, next, selector, depth);
    if (end === undefined) return undefined;
    next = end;
  }
}

/** Reads one rule or block from the offset `at` and returns the offset of its end; undefined if it does not conform. */
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

/** Tells whether the declarations of a rule or a `style` attribute have only allowed properties and values. */
export function areSafeDeclarations(declarations: string): boolean {
  return declarations.split(';').every(isPlainDeclaration);
}

function isPlainDeclaration(declaration: string): boolean {
  if (declaration.trim() === '') return true;
  const colon = declaration.indexOf(':');
  const name = declaration.slice(0, colon).trim();
  return (PROPERTIES.has(name) || CUSTOM_PROPERTY.test(name)) && isSafeValue(declaration.slice(colon + 1));
}

/** Makes a set of comma-separated names. */
export function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(','));
}

/** Returns the offset where a match of the sticky pattern at the offset `at` ends; undefined if there is none. */
function skip(pattern: RegExp, text: string, at: number | undefined): number | undefined {
  if (at === undefined) return undefined;
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
