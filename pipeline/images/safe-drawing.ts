/** The allowed elements: they draw, style or describe, and none of them runs or loads anything. */
const ELEMENTS = setOf(
  'svg,g,defs,switch,style,title,desc,text,tspan,path,circle,ellipse,rect,line,polyline,polygon,clipPath,mask,marker,linearGradient,radialGradient,stop',
);
/** The allowed attributes whose values `isSafeCss` checks: a browser reads them as numbers, names, colors and addresses. */
const VALUES = setOf(
  'version,baseProfile,viewBox,overflow,width,height,preserveAspectRatio,d,cx,cy,r,rx,ry,x,y,x1,y1,x2,y2,fx,fy,points,transform,pathLength,clip-path,fill,fill-opacity,fill-rule,clip-rule,stroke,stroke-width,stroke-opacity,stroke-linecap,stroke-linejoin,stroke-miterlimit,stroke-dasharray,stroke-dashoffset,opacity,offset,stop-color,stop-opacity,gradientUnits,gradientTransform,spreadMethod,clipPathUnits,vector-effect,mask,maskUnits,maskContentUnits,marker-start,marker-mid,marker-end,refX,refY,orient,markerWidth,markerHeight,markerUnits,dx,dy,rotate,textLength,lengthAdjust,font-family,font-size,font-weight,font-style,font-variant,font-stretch,letter-spacing,word-spacing,text-anchor,text-decoration,text-rendering,dominant-baseline,alignment-baseline,baseline-shift,direction,writing-mode,xml:space,color,display,visibility,paint-order,shape-rendering,style,lang,pointer-events,cursor,focusable,tabindex,enable-background',
);
/** The allowed attributes whose values are names or human-readable text. */
const WORDS = setOf('id,class,role,aria-label');
/** Elements that may contain only text. */
const TEXTS = setOf('style,title,desc');
/** The allowed functions of CSS: they compute numbers, colors and positions, and name the format of a font. */
const FUNCTIONS = setOf(
  'rgb,rgba,hsl,hsla,hwb,lab,lch,oklab,oklch,calc,min,max,clamp,var,matrix,translate,translateX,translateY,scale,scaleX,scaleY,rotate,skew,skewX,skewY,cubic-bezier,steps,format,not,is,where,nth-child,nth-of-type,nth-last-child',
);

const NAMESPACE = 'http://www.w3.org/2000/svg';
const PROLOGUE =
  /^\uFEFF?\s*(?:<\?xml version="1\.[01]"(?: encoding="[uU][tT][fF]-8")?(?: standalone="(?:yes|no)")?\s*\?>\s*)?/;
const ROOT = /^<svg\s[^>]*xmlns=/;
const XML_COMMENT = /<!--(?:(?!--)[^])*-->/g;
const STYLE_COMMENT = /\/\*(?:(?!\/\*)[^])*?\*\//g;
const STYLE_ELEMENT = /(<style\s*>)([^<]*)(?=<\/style)/g;
/** Matches a tag with its attributes, or text. It is sticky, so that nothing between two matches is skipped. */
const PART = /<\/([A-Za-z]+)\s*>|<([A-Za-z]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/y;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/**
 * Matches the address of a part of the same drawing. Only gradients may have one, to share colors: an element that
 * repeats a part could repeat it endlessly.
 */
const OWN_PART = /^#[\w.-]+$/;
const STRANGE_ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/;

/** Matches an address inside the drawing. */
const OWN_ADDRESS = /(?<![\w-])url\(#[\w.-]+\)/g;
/** Matches the data of a font in its rule; anywhere else, they could be those of a picture. */
const FONT = /[\s;{]src\s*:\s*url\((["']?)data:(?:font|application)\/[\w-]+;(?:charset=[\w-]+;)?base64,[\w+/=\s]*\1\)/g;
const STRING = /"[\w .,-]*"|'[\w .,-]*'/g;
/** The allowed characters of CSS. Without `\`, `&` and further quotes, no name can be written in another way. */
const CSS_SIGNS = /^[\w\s.,%#+*/()!:;{}<>=~@-]*$/;
/** Comments, addresses, and the shorthand that would set words in a typeface of the visitor. */
const STRANGE_CSS = /\/[*/]|@(?!(?:media|keyframes|font-face)[\s{(])|(?<![\w-])font\s*:/;
const FUNCTION = /(?<![\w-])([\w-]+)\(/g;

/**
 * Returns an SVG without its comments if all its elements, attributes and values are allowed by the lists in this
 * module; undefined for any other. Such an SVG has no scripts and no event handlers, and loads nothing. Comments are
 * removed before the check, so that it sees what a browser reads: they may contain names, and could hide words.
 */
export function safeDrawing(source: string): string | undefined {
  const published = changeStyles(withoutComments(source), (style) => style.replaceAll(STYLE_COMMENT, ' '));
  return isPlain(published) ? published : undefined;
}

/** Removes the comments of XML from a drawing. */
export function withoutComments(source: string): string {
  return source.replaceAll(XML_COMMENT, '');
}

/** Returns the drawing with `change` applied to the text of its style sheets. */
export function changeStyles(drawing: string, change: (style: string) => string): string {
  return drawing.replaceAll(STYLE_ELEMENT, (_, tag: string, style: string) => tag + change(style));
}

function isPlain(source: string): boolean {
  const open: string[] = [];
  let at = PROLOGUE.exec(source)?.[0].length ?? 0;
  if (!ROOT.test(source.slice(at))) return false;
  while (at < source.length) {
    PART.lastIndex = at;
    const part = PART.exec(source);
    if (!part || !fits(part, open)) return false;
    at = PART.lastIndex;
    if (open.length === 0) return source.slice(at).trim() === '';
  }
  return false;
}

/** Tells whether a part is allowed inside the open elements, and updates these if it is a tag. */
function fits([text, closed, opened, attributes = '', isEmpty]: RegExpExecArray, open: string[]): boolean {
  const parent = open.at(-1) ?? '';
  if (closed !== undefined) return open.pop() === closed;
  if (opened === undefined) return parent === 'style' ? isSafeCss(text) : !STRANGE_ENTITY.test(text);
  if (isEmpty === '') open.push(opened);
  if (opened === 'style' && attributes !== '') return false;
  return ELEMENTS.has(opened) && !TEXTS.has(parent) && arePlain(opened, attributes);
}

function arePlain(element: string, attributes: string): boolean {
  return [...attributes.matchAll(ATTRIBUTE)].every(([, name = '', double, single]) => {
    const value = double ?? single ?? '';
    if (name === 'xmlns') return value === NAMESPACE;
    if (name === 'href') return element.endsWith('Gradient') && OWN_PART.test(value);
    return WORDS.has(name) ? !STRANGE_ENTITY.test(value) : VALUES.has(name) && isSafeCss(value);
  });
}

/**
 * Tells whether a style sheet, declarations or a value consist of tokens that load nothing: numbers, names, plain
 * strings, allowed functions and blocks, and addresses inside the drawing. However a browser groups them, no other
 * address can come about.
 */
function isSafeCss(css: string): boolean {
  const plain = css.replaceAll(OWN_ADDRESS, ' ').replaceAll(FONT, ' ').replaceAll(STRING, ' ');
  if (!CSS_SIGNS.test(plain) || STRANGE_CSS.test(plain)) return false;
  return [...plain.matchAll(FUNCTION)].every(([, name = '']) => FUNCTIONS.has(name) || name === 'and');
}

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(','));
}

const SCHEME = /\(prefers-color-scheme:\s*(dark|light)\s*\)/g;
/** Media queries that are always true and never true; they replace queries of the color scheme. */
const ALWAYS = '(min-width:0)';
const NEVER = '(max-width:0)';
const MOTION = /@media\s*\(prefers-reduced-motion:\s*no-preference\)\s*\{/;

/** Tells whether a safe drawing is animated for visitors who have not asked for reduced motion. */
export function isMoving(drawing: string): boolean {
  return withoutMotion(drawing) !== drawing;
}

/** Returns a safe drawing without its animations, which are in `@media (prefers-reduced-motion: no-preference)`. */
export function withoutMotion(drawing: string): string {
  return changeStyles(drawing, stillStyle);
}

/** Returns a safe drawing that has its dark-scheme colors in every color scheme. */
export function inDarkColors(drawing: string): string {
  return changeStyles(drawing, (style) => style.replace(SCHEME, (_, scheme) => (scheme === 'dark' ? ALWAYS : NEVER)));
}

/** Removes every block for motion from a style sheet; its end is found by counting braces. */
function stillStyle(style: string): string {
  const start = MOTION.exec(style);
  if (!start) return style;
  let end = start.index + start[0].length;
  for (let depth = 1; depth > 0 && end < style.length; end++)
    depth += Number(style[end] === '{') - Number(style[end] === '}');
  return stillStyle(style.slice(0, start.index) + style.slice(end));
}
