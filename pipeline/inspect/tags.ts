/** A tag of HTML or XML as the site writes them: attributes in double quotes. It is another one after the next call. */
export interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly hasAttributes: boolean;
  /** Where it begins in the text, and where what is behind it does. */
  readonly start: number;
  readonly end: number;
  /** The value of an attribute, its entities read; undefined where it has none. Names are compared in lower case. */
  attribute(name: string): string | undefined;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const [QUOTE, SLASH, GREATER] = [34, 47, 62];

/** Calls back with each tag of a text in its order. */
export function eachTag(text: string, use: (tag: Tag) => void): void {
  const tag = new TagReader(text);
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    if (!tag.read(at)) {
      at++;
      continue;
    }
    use(tag);
    // What stands in these is no markup.
    const isRaw = !tag.isEnd && (tag.name === 'script' || tag.name === 'style');
    at = isRaw ? text.indexOf(`</${tag.name}`, tag.end) : tag.end;
    if (at === -1) return;
  }
}

/** Reads one tag after the other. */
class TagReader implements Tag {
  name = '';
  isEnd = false;
  start = 0;
  end = 0;
  /** Of each attribute: where it begins, where its value does, and where that ends. */
  readonly #places: number[] = [];
  #count = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get hasAttributes(): boolean {
    return this.#count > 0;
  }

  /** False where no tag begins. */
  read(at: number): boolean {
    const text = this.#text;
    this.isEnd = text.charCodeAt(at + 1) === SLASH;
    const first = at + (this.isEnd ? 2 : 1);
    if (!isLetter(text.charCodeAt(first))) return false;
    let nameEnd = first + 1;
    for (let code = text.charCodeAt(nameEnd); code > 32 && code !== GREATER && code !== SLASH;)
      code = text.charCodeAt(++nameEnd);
    this.name = text.slice(first, nameEnd);
    this.start = at;
    this.end = this.#readAttributes(nameEnd);
    return true;
  }

  attribute(wanted: string): string | undefined {
    for (let at = 0; at < this.#count; at++) {
      const from = this.#places[at * 3] ?? 0;
      const value = this.#places[at * 3 + 1] ?? 0;
      // Between the two stand a space, the name, `=` and a quotation mark.
      if (value - from - 3 < wanted.length) continue;
      const names = this.#text
        .slice(from, value - 2)
        .trim()
        .toLowerCase();
      if (names === wanted) return readEntities(this.#text.slice(value, this.#places[at * 3 + 2]));
      if (!names.endsWith(wanted) && !names.includes(' ')) continue;
      // Those before the last one have no value.
      const all = names.split(/\s+/);
      if (all.at(-1) === wanted) return readEntities(this.#text.slice(value, this.#places[at * 3 + 2]));
      if (all.includes(wanted)) return '';
    }
    return undefined;
  }

  /** Takes down where attributes are. Returns the place behind the tag. */
  #readAttributes(from: number): number {
    const text = this.#text;
    const places = this.#places;
    let place = from;
    this.#count = 0;
    for (;;) {
      const close = text.indexOf('>', place);
      if (close === -1) return text.length;
      let quote = place;
      while (quote < close && text.charCodeAt(quote) !== QUOTE) quote++;
      const isLast = quote === close;
      // Names behind the last value have none.
      if (isLast && close - place < 2) return close + 1;
      const end = isLast ? close + 2 : text.indexOf('"', quote + 1);
      if (end === -1) return text.length;
      const at = this.#count++ * 3;
      places[at] = place;
      places[at + 1] = isLast ? close + 2 : quote + 1;
      places[at + 2] = end;
      if (isLast) return close + 1;
      place = end + 1;
    }
  }
}

/** A text with its entities read. */
export function readEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      return decimal === undefined ? (ENTITIES[name ?? ''] ?? whole) : String.fromCodePoint(Number(decimal));
    },
  );
}

/** The text from a place on to the next tag with this beginning, without the tags in it. */
export function textUntil(text: string, from: number, tag: string): string {
  const end = text.indexOf(tag, from);
  return readEntities(text.slice(from, end === -1 ? undefined : end).replace(/<[^>]*>/g, ''));
}

function isLetter(code: number): boolean {
  return (code > 96 && code < 123) || (code > 64 && code < 91);
}
