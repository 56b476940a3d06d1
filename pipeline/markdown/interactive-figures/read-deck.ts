import {
  SLIDE_PICTURES,
  type Deck,
  type Slide,
  type SlideForm,
  type SlidePicture,
} from '../../content/model/interactive-figure.ts';
import { onlyNear } from '../../shared/nearest.ts';
import type { Cell, Faults, FigureRequest, Rows, TellCell } from './figure-request.ts';
import { readNumbers } from './read-numbers.ts';

/** Without the scores, which are in the last columns. */
const FEWEST_COLUMNS = 6;
/** Positions are whole numbers in every language. */
const PLACES = { decimal: '.', hasGroups: false } as const;
const [USUAL_PICTURE] = SLIDE_PICTURES;

/**
 * Reads a table of slides in the order in which they were sent: the positions before and after (`4 → 3`; `4 → -` moves
 * a slide behind all others), the title as sent and what a reader thinks of it, the title in the new order and what a
 * reader thinks then, its part of the story, and optionally both scores. An option names the pictures. Reports its own
 * findings.
 */
export function readDeck([head = [], ...body]: Rows, { options }: FigureRequest, faults: Faults): Deck | undefined {
  const { tell } = faults;
  if (head.length < FEWEST_COLUMNS || body.length < 2) {
    const expected = 'a row a slide: places, title and thought as sent, title and thought in order, part of the story';
    if (head[0]) tell(head[0], expected);
    return undefined;
  }
  const taken = new Set<number>();
  const pictures = readPictures(options['pictures'], body.length, faults);
  const slides = body.map((cells, index) => readSlide(cells, index + 1, body.length, taken, tell));
  const right = slides.flatMap((slide, index) =>
    slide ? { ...slide, pictures: pictures[index] ?? [USUAL_PICTURE] } : [],
  );
  if (right.length < slides.length || !isWithoutGaps(right, body, tell)) return undefined;
  return { kind: 'deck', slides: right };
}

/** Tells whether the slides with positions have the first positions, without gaps. */
function isWithoutGaps(slides: readonly Slide[], rows: Rows, tell: TellCell): boolean {
  const taken = new Set(slides.flatMap(({ place }) => place ?? []));
  const free = [...taken.keys()].map((_, index) => index + 1).filter((place) => !taken.has(place));
  const beyond = slides.flatMap(({ place }, index) => (place !== undefined && place > taken.size ? [index] : []));
  for (const [order, index] of beyond.entries()) {
    const cell = rows[index]?.[0];
    if (cell) tell(cell, `a second place that leaves none before it empty, such as \`${index + 1} → ${free[order]}\``);
  }
  return beyond.length === 0;
}

function readSlide(
  cells: readonly Cell[],
  number: number,
  count: number,
  taken: Set<number>,
  tell: TellCell,
): Omit<Slide, 'pictures'> | undefined {
  const texts = cells.map(({ text }) => text);
  const [places = '', sentTitle = '', sentThought = '', title = '', thought = '', part = ''] = texts;
  const [sentScore = '', score = ''] = texts.slice(FEWEST_COLUMNS);
  const [sent, place, ...more] = readNumbers(places, PLACES);
  const isPlace = place === undefined || (Number.isInteger(place) && place >= 1 && place <= count);
  const isRight = sent === number && isPlace && more.length === 0;
  if (!isRight || (place !== undefined && taken.has(place))) {
    const expected = isRight
      ? 'a second place that no slide above has'
      : `the places before and after, such as \`${number} → ${number === 1 ? 2 : 1}\`, or \`${number} → -\` behind all others`;
    if (cells[0]) tell(cells[0], expected);
    return undefined;
  }
  if (place !== undefined) taken.add(place);
  return {
    sent: toForm(sentTitle, sentThought, sentScore),
    ordered: toForm(title, thought, score),
    part,
    ...(place !== undefined && { place }),
  };
}

function toForm(title: string, thought: string, score: string): SlideForm {
  return { title, thought, ...(score !== '' && { score }) };
}

/**
 * Returns the pictures of the slides, from an option with comma-separated names (`pictures="capsule, table > rivals"`, where
 * `>` is before the one in order); an omitted name, or no option, means the default picture. Reports unknown names, and then uses the default.
 */
function readPictures(option: string | undefined, count: number, { tellOption }: Faults): readonly Slide['pictures'][] {
  const names = option?.split(',').map((name) => name.trim());
  if (names && names.length !== count)
    tellOption('pictures', `a name for each of the ${count} slides with a comma between, not ${names.length}`);
  return Array.from({ length: count }, (_, index) => {
    const [sent = '', ordered] = (names?.[index] ?? '').split('>').map((name) => name.trim());
    return ordered === undefined ? [pictureOf(sent || USUAL_PICTURE)] : [pictureOf(sent), pictureOf(ordered)];
  });

  function pictureOf(name: string): SlidePicture {
    const known = SLIDE_PICTURES.find((one) => one === name);
    if (known === undefined) tellOption('pictures', `${namesFor(name)} in place of \`${name}\``);
    return known ?? USUAL_PICTURE;
  }
}

function namesFor(name: string): string {
  const meant = onlyNear(name, SLIDE_PICTURES);
  return (meant === undefined ? SLIDE_PICTURES : [meant]).map((one) => `\`${one}\``).join(', ');
}
