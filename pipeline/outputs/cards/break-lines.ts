/** Returns the width of a text in a fixed unit; deterministic. */
export type MeasureWidth = (text: string) => number;

/** A title divided into lines, and its size. */
export interface SetTitle {
  readonly lines: readonly string[];
  readonly sizePx: number;
}

/** The space for a title. `sizesPx` starts with the largest; `measure` returns em. */
export interface TitleRoom {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly mostLines: number;
  readonly lineHeight: number;
  readonly sizesPx: readonly number[];
  readonly measure: MeasureWidth;
}

/** A line may end at a space, or after a hyphen, dash or slash inside a word. */
const PARTS = /[^\s–—/-]*[–—/-]+(?=\S)|\S+/gu;
const HALVINGS = 12;
/** Pieces of a broken word may be this much longer than equal parts, so that no rest remains. */
const EVEN = 1.04;

/**
 * Sets a title in the largest size that fits, in lines as equal as possible. Breaks a word that is too long at the
 * smallest size; cuts text that still does not fit, and ends it with an ellipsis.
 */
export function setTitle(title: string, room: TitleRoom): SetTitle {
  const parts = partsOf(title);
  for (const sizePx of room.sizesPx) {
    const widest = room.widthPx / sizePx;
    const lines = fill(parts, widest, room.measure);
    const fits = lines.length <= Math.min(room.mostLines, room.heightPx / (sizePx * room.lineHeight));
    if (fits && lines.every((line) => room.measure(line) <= widest))
      return { lines: balance(parts, lines, widest, room.measure), sizePx };
  }
  return cut(title, room);
}

function partsOf(title: string): string[] {
  return title
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const parts = word.match(PARTS) ?? [word];
      return parts.map((part, index) => (index === parts.length - 1 ? `${part} ` : part));
    });
}

function fill(parts: readonly string[], widest: number, measure: MeasureWidth): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    if (line !== '' && measure((line + part).trimEnd()) > widest) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
  }
  return [...lines, line.trimEnd()];
}

/** Keeps the number of lines, in the narrowest column that allows it. */
function balance(parts: readonly string[], lines: readonly string[], widest: number, measure: MeasureWidth): string[] {
  let [narrow, wide, best] = [0, widest, [...lines]];
  for (let time = 0; time < HALVINGS; time++) {
    const middle = (narrow + wide) / 2;
    const tried = fill(parts, middle, measure);
    const holds = tried.length === lines.length && tried.every((line) => measure(line) <= middle);
    if (holds) [wide, best] = [middle, tried];
    else narrow = middle;
  }
  return best;
}

function cut(title: string, { sizesPx, widthPx, heightPx, mostLines, lineHeight, measure }: TitleRoom): SetTitle {
  const sizePx = sizesPx.at(-1) ?? 1;
  const widest = widthPx / sizePx;
  const most = Math.max(1, Math.min(mostLines, Math.floor(heightPx / (sizePx * lineHeight))));
  const lines = fill(
    partsOf(title).flatMap((part) => breakWord(part, widest, measure)),
    widest,
    measure,
  );
  if (lines.length <= most) return { lines, sizePx };
  const kept = lines.slice(0, most);
  let last = kept.pop() ?? '';
  while (last !== '' && measure(`${last}…`) > widest) last = [...last].slice(0, -1).join('').trimEnd();
  return { lines: [...kept, `${last}…`], sizePx };
}

function breakWord(word: string, widest: number, measure: MeasureWidth): string[] {
  if (measure(word.trimEnd()) <= widest) return [word];
  const whole = measure(word);
  const share = Math.min(widest, (whole / Math.ceil(whole / widest)) * EVEN);
  const pieces: string[] = [];
  let piece = '';
  for (const sign of word) {
    if (piece !== '' && measure(piece + sign) > share) {
      pieces.push(piece);
      piece = '';
    }
    piece += sign;
  }
  return [...pieces, piece];
}
