import { PICTURE_FILE } from '../api.ts';
import type { FactRow, AssetRow, LinkPlace } from '../../pipeline/desk/protocol.ts';

/** What can be chosen instead of typed. */
export interface Choices {
  readonly facts: readonly FactRow[];
  readonly places: readonly LinkPlace[];
  readonly assets: readonly AssetRow[];
  /** The file that is written in: paths of pictures begin there. */
  readonly file: string;
}

/** A choice: `insert` replaces what was typed from `from` on; the cursor goes behind it, or `cursor` signs into it. */
export interface Choice {
  readonly label: string;
  readonly detail: string;
  readonly insert: string;
  readonly cursor?: number;
  /** The path of a picture that is shown beside it. */
  readonly picture?: string;
  /** Whether a picture of this computer is asked for, to be put in its place. */
  readonly asksForPicture?: boolean;
}

/** What is offered: `query` signs before the cursor are compared with labels, `typed` are replaced. */
export interface Offer {
  readonly query: number;
  readonly typed: number;
  /** What may stand behind the cursor already, and is replaced as well. */
  readonly closing: string;
  readonly choices: readonly Choice[];
}

const FACT = /\{\{ ?([\w-]*)$/;
const PICTURE = /!\[([^\]\n]*)$/;
const PICTURE_PATH = /!\[[^\]\n]*\]\(((?:\.\.\/)*)([^)\n]*)$/;
const LINK = /(?<![!\\\]])\[((?!\^)[^\]\n]*)$/;
const LINK_PATH = /\]\(([^)\n]*)$/;
const FIGURE = /^::([a-z]*)$/;
/** An address of another site, or of a mailbox, as people type it. */
const ADDRESS = /^(?:https?:\/\/|www\.)\S+\.\S+$|^(?:mailto:)?[\w.+-]+@[\w-]+\.[\w.-]+$/i;

/** Interactive figures: what each shows, and the cells of the table that it is made of. */
const FIGURES: Readonly<Record<string, { readonly shows: string; readonly cells: readonly string[] }>> = {
  bars: { shows: 'a bar below each number of a table', cells: ['What', 'Amount'] },
  ladder: { shows: 'stairs, gates and a needle', cells: ['Gate', 'Money spent', 'Odds', 'Value at the gate'] },
  matrix: { shows: 'a game of two players', cells: ['', 'First', 'Second', 'Third', 'Fourth'] },
  deck: { shows: 'slides that can be put in order', cells: ['Places', 'Title', 'Reader', 'In order', 'Then', 'Part'] },
  titles: { shows: 'titles that lead to questions', cells: ['Question', 'Words'] },
};

/** Returns what can be chosen behind the words of a line before the cursor; undefined if nothing can. */
export function offerAt(before: string, choices: Choices): Offer | undefined {
  const fact = FACT.exec(before);
  if (fact) return offer(fact, '}}', choices.facts.map(factChoice));
  const path = PICTURE_PATH.exec(before);
  if (path) return picturePathOffer(path, choices);
  const picture = PICTURE.exec(before);
  if (picture)
    return offer(picture, '', [
      FROM_COMPUTER,
      ...pictures(choices).map((file) => pictureChoice(file, pathFrom(choices, file))),
    ]);
  const to = LINK_PATH.exec(before);
  if (to) {
    const places = choices.places.map(({ title, to: place }) => pathChoice(title, place));
    const [, query = ''] = to;
    const typed = isAddress(query) ? [{ label: query, detail: 'this address', insert: `${addressOf(query)})` }] : [];
    return { ...pathOffer(to), choices: [...typed, ...places] };
  }
  const link = LINK.exec(before);
  if (link) {
    const [, query = ''] = link;
    const typed = isAddress(query) ? [addressChoice(query)] : [];
    return offer(link, '', [...typed, ...choices.places.map(linkChoice)]);
  }
  const figure = FIGURE.exec(before);
  return figure ? offer(figure, '', Object.keys(FIGURES).map(figureChoice)) : undefined;
}

function offer([typed, query = '']: RegExpExecArray, closing: string, choices: readonly Choice[]): Offer {
  return { query: query.length, typed: typed.length, closing, choices };
}

function pathOffer([, query = '']: RegExpExecArray) {
  return { query: query.length, typed: query.length, closing: ')' };
}

function picturePathOffer([, up = '', query = '']: RegExpExecArray, choices: Choices): Offer {
  const all = pictures(choices).map((file) => ({
    ...pathChoice(file, pathFrom(choices, file)),
    picture: file,
    detail: '',
  }));
  return { query: query.length, typed: up.length + query.length, closing: ')', choices: all };
}

function factChoice({ name, value }: FactRow): Choice {
  return { label: name, detail: value, insert: `{{ ${name} }}` };
}

function pathChoice(label: string, to: string): Choice {
  return { label, detail: to, insert: `${to})` };
}

function linkChoice({ title, to }: LinkPlace): Choice {
  return { label: title, detail: to, insert: `[${title.replaceAll(/[[\]]/g, '\\$&')}](${to})` };
}

/** Tells whether words are the address of another site or of a mailbox. */
export function isAddress(words: string): boolean {
  return ADDRESS.test(words);
}

/** Returns a typed address as a link needs it. */
export function addressOf(typed: string): string {
  if (/^www\./i.test(typed)) return `https://${typed}`;
  return /^(?!mailto:)[^/]*@/i.test(typed) ? `mailto:${typed}` : typed;
}

/** The words of the link come first: the cursor goes between the brackets. */
function addressChoice(typed: string): Choice {
  return { label: typed, detail: 'then type its words', insert: `[](${addressOf(typed)})`, cursor: 1 };
}

/** Returns the path of a picture as it is written in a text. */
function pathFrom({ file }: Choices, picture: string): string {
  return '../'.repeat(file.split('/').length - 1) + picture;
}

function pictures({ assets }: Choices): string[] {
  return assets.map(({ file }) => file).filter((file) => PICTURE_FILE.test(file));
}

const FROM_COMPUTER: Choice = {
  label: 'From this computer …',
  detail: 'choose a file',
  insert: '',
  asksForPicture: true,
};

/** The words that say what a picture shows come first: the cursor goes between the brackets. */
function pictureChoice(picture: string, path: string): Choice {
  return { label: picture, picture, detail: 'then say what it shows', insert: `![](${path})`, cursor: 2 };
}

function figureChoice(name: string): Choice {
  const { shows = '', cells = [] } = FIGURES[name] ?? {};
  const rows = [cells, cells.map(() => '---'), cells.map(() => '')].map((row) => `| ${row.join(' | ')} |`);
  const begin = `::${name}[`;
  return { label: name, detail: shows, insert: `${begin}]{#${name}}\n\n${rows.join('\n')}\n`, cursor: begin.length };
}
