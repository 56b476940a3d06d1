/** Elements and attributes of a drawing that does nothing but show itself. */
const ELEMENTS = new Set(
  'svg,g,defs,style,title,desc,path,circle,ellipse,rect,line,polyline,polygon,clipPath,linearGradient,radialGradient,stop'.split(
    ',',
  ),
);
const ATTRIBUTES = new Set(
  'xmlns,version,viewBox,width,height,preserveAspectRatio,id,class,role,aria-label,d,cx,cy,r,rx,ry,x,y,x1,y1,x2,y2,fx,fy,points,transform,pathLength,clip-path,fill,fill-opacity,fill-rule,clip-rule,stroke,stroke-width,stroke-opacity,stroke-linecap,stroke-linejoin,stroke-miterlimit,stroke-dasharray,stroke-dashoffset,opacity,offset,stop-color,stop-opacity,gradientUnits,gradientTransform,spreadMethod,clipPathUnits,vector-effect'.split(
    ',',
  ),
);

const PROLOGUE =
  /^\uFEFF?\s*(?:<\?xml version="1\.[01]"(?: encoding="[uU][tT][fF]-8")?(?: standalone="\w+")?\s*\?>\s*)?/;
const NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"';
/** A comment, a tag with its attributes, or text; each ends where the next begins, so nothing is skipped. */
const PART =
  /<!--(?:(?!--)[^])*-->|<\/([A-Za-z]+)\s*>|<([A-Za-z]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>|[^<]+/y;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** What reaches out of a drawing, in a value or in its style, also when written with escapes. */
const REACHES_OUT =
  /url\(\s*(?!#)|@import|@font-face|image-set|expression\(|javascript:|\\|&(?!(?:amp|lt|gt|quot|apos);)/i;

/**
 * Whether an SVG is nothing but lines and faces: no script, no event, no text or picture from
 * elsewhere, nothing that this list does not know. Only such a file is published as it is.
 */
export function isPlainDrawing(source: string): boolean {
  const start = PROLOGUE.exec(source)?.[0].length ?? 0;
  if (!source.startsWith('<svg', start) || !source.includes(NAMESPACE)) return false;
  PART.lastIndex = start;
  for (let at = start; at < source.length; at = PART.lastIndex) {
    PART.lastIndex = at;
    const part = PART.exec(source);
    if (!part) return false;
    const [text, closed, opened, attributes = ''] = part;
    const name = closed ?? opened;
    if (name === undefined ? REACHES_OUT.test(text) : !ELEMENTS.has(name) || !arePlain(attributes)) return false;
  }
  return true;
}

function arePlain(attributes: string): boolean {
  return [...attributes.matchAll(ATTRIBUTE)].every(([, name = '', double, single]) =>
    name === 'xmlns'
      ? (double ?? single) === 'http://www.w3.org/2000/svg'
      : ATTRIBUTES.has(name) && !REACHES_OUT.test(double ?? single ?? ''),
  );
}
