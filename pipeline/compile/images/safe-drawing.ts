import { areSafeDeclarations, isSafeStyle, isSafeValue, setOf } from './safe-style.ts';

/** Elements and attributes of a drawing that does nothing but show itself. */
const ELEMENTS = setOf(
  'svg,g,defs,switch,style,title,desc,text,tspan,path,circle,ellipse,rect,line,polyline,polygon,clipPath,mask,marker,linearGradient,radialGradient,stop',
);
/** Attributes whose value a browser reads as numbers, names, colors and addresses. */
const VALUES = setOf(
  'version,baseProfile,viewBox,overflow,width,height,preserveAspectRatio,d,cx,cy,r,rx,ry,x,y,x1,y1,x2,y2,fx,fy,points,transform,pathLength,clip-path,fill,fill-opacity,fill-rule,clip-rule,stroke,stroke-width,stroke-opacity,stroke-linecap,stroke-linejoin,stroke-miterlimit,stroke-dasharray,stroke-dashoffset,opacity,offset,stop-color,stop-opacity,gradientUnits,gradientTransform,spreadMethod,clipPathUnits,vector-effect,mask,maskUnits,maskContentUnits,marker-start,marker-mid,marker-end,refX,refY,orient,markerWidth,markerHeight,markerUnits,dx,dy,rotate,textLength,lengthAdjust,font-family,font-size,font-weight,font-style,letter-spacing,word-spacing,text-anchor,text-decoration,text-rendering,dominant-baseline,alignment-baseline,baseline-shift,direction,writing-mode,xml:space,color,display,visibility,paint-order,shape-rendering',
);
/** Attributes whose value is a name, or words for people. */
const WORDS = new Set(['id', 'class', 'role', 'aria-label']);
/** Elements that hold text, and nothing else. */
const TEXTS = new Set(['style', 'title', 'desc']);

const NAMESPACE = 'http://www.w3.org/2000/svg';
const PROLOGUE =
  /^\uFEFF?\s*(?:<\?xml version="1\.[01]"(?: encoding="[uU][tT][fF]-8")?(?: standalone="(?:yes|no)")?\s*\?>\s*)?/;
const ROOT = /^<svg\s[^>]*xmlns=/;
const XML_COMMENT = /<!--(?:(?!--)[^])*-->/g;
/** Only where words stay apart without it, and none that holds the beginning of another. */
const STYLE_COMMENT = /(?<=[\s{};])\/\*(?:(?!\/\*)[^])*?\*\//g;
const STYLE_ELEMENT = /(<style\s*>)([^<]*)(?=<\/style)/g;
/** A tag with its attributes, or text; each ends where the next begins, so nothing is skipped. */
const PART = /<\/([A-Za-z]+)\s*>|<([A-Za-z]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/y;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** The address of a part of the same drawing. Gradients take their colors from one another; what shows a part again could show it without end. */
const OWN_PART = /^#[\w.-]+$/;
const STRANGE_ENTITY = /&(?!(?:amp|lt|gt|quot|apos);)/;

/**
 * The text that is published of an SVG which is nothing but lines and faces: no script, no event, no text or picture
 * from elsewhere, nothing that the lists here do not know. Comments are left out first, so that what is judged is what
 * a browser reads. `undefined` for every other SVG.
 */
export function safeDrawing(source: string): string | undefined {
  const published = withoutComments(source);
  return isPlain(published) ? published : undefined;
}

/** The same drawing with `change` made to the text of its style sheets, and to nothing else. */
function changeStyles(drawing: string, change: (style: string) => string): string {
  return drawing.replaceAll(STYLE_ELEMENT, (_, tag: string, style: string) => tag + change(style));
}

/** Comments are for the maker of a drawing, and can hold names; they also part words that a browser joins. */
function withoutComments(source: string): string {
  return changeStyles(source.replaceAll(XML_COMMENT, ''), (style) =>
    ` ${style}`.replaceAll(STYLE_COMMENT, '').slice(1),
  );
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

/** Whether a part may stand inside the elements that are open, which it opens or closes. */
function fits([text, closed, opened, attributes = '', isEmpty]: RegExpExecArray, open: string[]): boolean {
  const parent = open.at(-1) ?? '';
  if (closed !== undefined) return open.pop() === closed;
  if (opened === undefined) return parent === 'style' ? isSafeStyle(text) : !STRANGE_ENTITY.test(text);
  if (isEmpty === '') open.push(opened);
  if (opened === 'style' && attributes !== '') return false;
  return ELEMENTS.has(opened) && !TEXTS.has(parent) && arePlain(opened, attributes);
}

function arePlain(element: string, attributes: string): boolean {
  return [...attributes.matchAll(ATTRIBUTE)].every(([, name = '', double, single]) => {
    const value = double ?? single ?? '';
    if (name === 'xmlns') return value === NAMESPACE;
    if (name === 'href') return element.endsWith('Gradient') && OWN_PART.test(value);
    if (name === 'style') return areSafeDeclarations(value);
    return WORDS.has(name) ? !STRANGE_ENTITY.test(value) : VALUES.has(name) && isSafeValue(value);
  });
}

const SCHEME = /\(prefers-color-scheme:\s*(dark|light)\s*\)/g;
const ALWAYS = '(min-width:0)';
const NEVER = '(max-width:0)';
const MOTION = /@media\s*\(prefers-reduced-motion:\s*no-preference\)\s*\{/;

/** Whether a plain drawing moves where a visitor has not asked for less motion. */
export function isMoving(drawing: string): boolean {
  return withoutMotion(drawing) !== drawing;
}

/** The same plain drawing without what moves in it. */
export function withoutMotion(drawing: string): string {
  return changeStyles(drawing, stillStyle);
}

/** The same plain drawing with its colors for the dark scheme alone, whatever the scheme is. */
export function inDarkColors(drawing: string): string {
  return changeStyles(drawing, (style) => style.replace(SCHEME, (_, scheme) => (scheme === 'dark' ? ALWAYS : NEVER)));
}

function stillStyle(style: string): string {
  const start = MOTION.exec(style);
  if (!start) return style;
  let end = start.index + start[0].length;
  for (let depth = 1; depth > 0 && end < style.length; end++)
    depth += Number(style[end] === '{') - Number(style[end] === '}');
  return stillStyle(style.slice(0, start.index) + style.slice(end));
}
