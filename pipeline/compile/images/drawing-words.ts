/** Programs may write all elements with a namespace prefix: `svg:text`. */
const LABEL = /<(?:[\w-]+:)?foreignObject\b[^>]*>([^]*?)<\/(?:[\w-]+:)?foreignObject\s*>/g;
const TEXT = /<(?:[\w-]+:)?text\b[^>]*>([^]*?)<\/(?:[\w-]+:)?text\s*>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns the words of a drawing, without HTML labels and comments. */
export function wordsOfDrawing(source: string): string {
  const drawn = source.replaceAll(/<!--[^]*?-->/g, '').replaceAll(LABEL, '');
  return [...drawn.matchAll(TEXT)].map(([, text = '']) => wordsIn(text)).join(' ');
}

/** Tells whether a drawing has HTML labels. */
export function hasLabels(source: string): boolean {
  return [...source.replaceAll(/<!--[^]*?-->/g, '').matchAll(LABEL)].some(([, html = '']) => wordsIn(html) !== '');
}

function wordsIn(markup: string): string {
  return decode(markup.replaceAll(/<title\b[^]*?<\/title\s*>|<[^>]*>/g, ' ')).trim();
}

function decode(text: string): string {
  return text.replaceAll(/&(?:#(?:x([\da-f]+)|(\d+))|(\w+));/gi, (whole, hex?: string, decimal?: string, name = '') => {
    if (hex === undefined && decimal === undefined) return ENTITIES[String(name)] ?? whole;
    return signOfNumber(hex, decimal) ?? whole;
  });
}

/** Returns the character of a numeric reference, from its digits; undefined if there is none. */
export function signOfNumber(hex?: string, decimal?: string): string | undefined {
  const number = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return number > 0 && number <= 0x10ffff ? String.fromCodePoint(number) : undefined;
}
