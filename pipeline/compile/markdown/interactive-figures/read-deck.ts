import type { Deck, Slide, SlideForm } from '../../../content/model/interactive-figure.ts';
import type { Report } from '../../../lint/report.ts';
import type { FigureRequest } from './figure-request.ts';
import type { Cell } from './cells.ts';
import { readNumbers } from './numbers.ts';
import { readPictures } from './read-pictures.ts';

/** Columns that every deck has, and those of scores behind them. */
const COLUMNS = {
  places: 0,
  sentTitle: 1,
  sentThought: 2,
  title: 3,
  thought: 4,
  part: 5,
  sentScore: 6,
  score: 7,
} as const;
const FEWEST_COLUMNS = 6;
/** Places are whole numbers in every language. */
const PLACES = { decimal: '.', hasGroups: false } as const;

/**
 * A table of slides in the order in which they were sent: the places before and after (`4 → 3`; `4 → -` goes behind all others), the
 * title as it was sent and what a reader thinks at it, the title in order and what a reader thinks then, the part of the story that
 * it belongs to, and perhaps both scores. What is drawn on them is an option. Reports by itself.
 */
export function readDeck(
  rows: readonly (readonly Cell[])[],
  request: FigureRequest,
  { report }: Report,
): Deck | undefined {
  const [head = [], ...body] = rows;
  if (head.length < FEWEST_COLUMNS || body.length < 2) {
    const expected = 'a row a slide: places, title and thought as sent, title and thought in order, part of the story';
    if (head[0]) report('directive-cell', head[0].place, { text: head[0].text, expected });
    return undefined;
  }
  const taken = new Set<number>();
  const pictures = readPictures(request, body.length, report);
  const slides = body.map((cells, index) => readSlide(cells, index + 1, body.length, taken, report));
  const right = slides.flatMap((slide, index) => (slide ? { ...slide, picture: pictures[index] ?? 'text' } : []));
  if (right.length < slides.length || !isWithoutGaps(right, body, report)) return undefined;
  return { kind: 'deck', slides: right };
}

/** A slide as its row has it. */
type Undrawn = Omit<Slide, 'picture'>;

/** The slides that have places have the first ones. */
function isWithoutGaps(
  slides: readonly Undrawn[],
  rows: readonly (readonly Cell[])[],
  report: Report['report'],
): boolean {
  const taken = new Set(slides.flatMap(({ place }) => place ?? []));
  const free = [...taken.keys()].map((_, index) => index + 1).filter((place) => !taken.has(place));
  const beyond = slides.flatMap(({ place }, index) => (place !== undefined && place > taken.size ? [index] : []));
  for (const [order, index] of beyond.entries()) {
    const cell = rows[index]?.[COLUMNS.places];
    const expected = `a second place that leaves none before it empty, such as \`${index + 1} → ${free[order]}\``;
    if (cell) report('directive-cell', cell.place, { text: cell.text, expected });
  }
  return beyond.length === 0;
}

function readSlide(
  cells: readonly Cell[],
  number: number,
  count: number,
  taken: Set<number>,
  report: Report['report'],
): Undrawn | undefined {
  const places = cells[COLUMNS.places];
  const [sent, place, ...more] = readNumbers(places?.text ?? '', PLACES);
  const isPlace = place === undefined || (Number.isInteger(place) && place >= 1 && place <= count);
  const isFree = place === undefined || !taken.has(place);
  if (sent !== number || !isPlace || !isFree || more.length > 0) {
    const expected =
      sent === number && isPlace && more.length === 0
        ? 'a second place that no slide above has'
        : `the places before and after, such as \`${number} → ${number === 1 ? 2 : 1}\`, or \`${number} → -\` behind all others`;
    if (places) report('directive-cell', places.place, { text: places.text, expected });
    return undefined;
  }
  if (place !== undefined) taken.add(place);
  const textAt = (column: keyof typeof COLUMNS): string => cells[COLUMNS[column]]?.text ?? '';
  const form = (title: string, thought: string, score: string): SlideForm => ({
    title,
    thought,
    ...(score !== '' && { score }),
  });
  return {
    sent: form(textAt('sentTitle'), textAt('sentThought'), textAt('sentScore')),
    ordered: form(textAt('title'), textAt('thought'), textAt('score')),
    part: textAt('part'),
    ...(place !== undefined && { place }),
  };
}
