import { FACTS_JSON } from '../addresses.ts';
import type { FactsFile } from '../schema/published.ts';
import { certainLettersOf } from '../typography/letters.ts';
import type { Disagreement } from './compare.ts';
import { addressIn } from './file-record.ts';
import { readEntities } from './tags.ts';

/** A file and what it says. */
export interface SaidFile {
  readonly file: string;
  readonly text: string;
}

/** The files that say what a page says. */
export interface Forms {
  /** The page, as HTML. */
  readonly page: () => SaidFile;
  /** Its Markdown, and its part of the archive. */
  readonly others: () => readonly SaidFile[];
}

/** Values of the facts on one page. */
interface Stated {
  /** Figures and services, which the page shows. */
  readonly shown: Set<string>;
  /** Facts that its file names, in whatever field. */
  readonly named: Set<string>;
}

const STYLES = /<style\b[\s\S]*?<\/style>/g;
/** Neither a number nor an address. */
const WORDS_OF_ATTRIBUTE = /\s(?:content|alt|title|label|aria-label)="(?!\d+"|#|\/|[a-z]+:)([^"]+)"/g;
const STRUCTURED_DATA = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;
/** What stands in styles and scripts is seen by nobody. */
const UNSEEN = /<(style|script)\b[\s\S]*?<\/\1>/g;

/**
 * Compares the facts with the pages that they name: a figure or a service must be seen there, a fact stand on one of its
 * pages at least, and what one form of a page says of them, the others must say. `isKnown` tells of a page, with a text that decides, whether
 * nothing was wrong with it before; else it calls the function that finds out.
 */
export function compareFacts(
  facts: FactsFile,
  url: string,
  formsOf: (address: string) => Forms | undefined,
  isKnown: (address: string, stated: string, isRight: () => boolean) => boolean,
): Disagreement[] {
  return [...stated(facts, url)]
    .flatMap(([address, values]) => {
      const forms = formsOf(address);
      if (!forms) return [];
      const find = (): Disagreement[] => compareForms(address, values, forms);
      const text = JSON.stringify([[...values.shown], [...values.named]]);
      return isKnown(address, text, () => find().length === 0) ? [] : find();
    })
    .concat(unsaid(facts, url, formsOf));
}

/** Facts that none of their pages says, wherever in it. */
function unsaid({ facts }: FactsFile, url: string, formsOf: (address: string) => Forms | undefined): Disagreement[] {
  return facts.flatMap(({ value, pages }) => {
    const addresses = pages.map((page) => addressIn(page, url) ?? '');
    const isSaid = addresses.some((address) => {
      // Structured data may be all that names it, such as an offer.
      const html = formsOf(address)?.page().text.replaceAll(STYLES, '') ?? '';
      return says(html, value);
    });
    const [address = ''] = addresses;
    const page = formsOf(address)?.page().file;
    return isSaid || page === undefined ? [] : [disagreement(address, value, FACTS_JSON.slice(1), page)];
  });
}

function compareForms(address: string, { shown, named }: Stated, forms: Forms): Disagreement[] {
  const { file: page, text: html } = forms.page();
  const seen = html.slice(html.indexOf('<main')).replaceAll(UNSEEN, '');
  const others = forms.others();
  return [
    ...[...shown]
      .filter((value) => !says(seen, value))
      .map((value) => disagreement(address, value, FACTS_JSON.slice(1), page)),
    ...[...new Set([...shown, ...named])].flatMap((value) => {
      if (shows(seen, value))
        return others
          .filter(({ text }) => !tells(text, value))
          .map(({ file }) => disagreement(address, value, page, file));
      // Where a head alone has it, texts need not.
      const telling = others.find(({ text }) => tells(text, value));
      return telling && !says(html.replaceAll(UNSEEN, ''), value)
        ? [disagreement(address, value, telling.file, page)]
        : [];
    }),
  ];
}

function stated({ facts, services, figures }: FactsFile, url: string): Map<string, Stated> {
  const byAddress = new Map<string, Stated>();
  const at = (page: string): Stated => {
    const address = addressIn(page, url) ?? '';
    const known = byAddress.get(address) ?? { shown: new Set(), named: new Set() };
    byAddress.set(address, known);
    return known;
  };
  for (const { value, pages } of facts) for (const page of pages) at(page).named.add(value);
  for (const { page, figure, label } of figures) at(page).shown.add(figure).add(label);
  for (const { page, name, duration, guide_price: price, terms, format } of services)
    for (const value of [name, duration, price, terms, format]) if (value !== undefined) at(page).shown.add(value);
  return byAddress;
}

/** Whether a text holds a value, be it in words of an attribute or in structured data: as it is, or at least by its letters and digits. */
function says(text: string, value: string): boolean {
  return shows(text, value) || unshownWords(text).some((words) => holds(words, value));
}

/** Whether a text that is no HTML holds a value: signs that look like HTML may be those of the value. */
function tells(text: string, value: string): boolean {
  return shows(text, value) || holds(text, value);
}

/** Whether a text holds a value between its tags. */
function shows(text: string, value: string): boolean {
  const plain = text.replaceAll('–', '-').replaceAll(/[\u00A0\u202F]/g, ' ');
  return plain.includes(value) || holds(readEntities(text.replaceAll(/<[^>]*>/g, ' ')), value);
}

function holds(text: string, value: string): boolean {
  return certainLettersOf(text).includes(certainLettersOf(value));
}

/** What a page says besides what it shows. */
function unshownWords(html: string): string[] {
  const ofAttributes = [...html.matchAll(WORDS_OF_ATTRIBUTE)].map(({ 1: words = '' }) => readEntities(words));
  return [...ofAttributes, ...[...html.matchAll(STRUCTURED_DATA)].map(({ 1: json = '' }) => readCodes(json))];
}

/** JSON with the signs that it writes as codes. */
function readCodes(json: string): string {
  const code = /\\u([\da-f]{4})/gi;
  return json.replaceAll(code, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function disagreement(address: string, value: string, saying: string, silent: string): Disagreement {
  return { address, field: 'fact', one: { file: saying, value }, other: { file: silent, value: 'nothing like it' } };
}
