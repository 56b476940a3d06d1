import { FACTS_JSON } from '../addresses.ts';
import type { FactsFile } from '../schema/published.ts';
import { lettersOf } from '../typography/letters.ts';
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
      if (says(seen, value))
        return others
          .filter(({ text }) => !says(text, value))
          .map(({ file }) => disagreement(address, value, page, file));
      // Where a head alone has it, texts need not.
      const telling = others.find(({ text }) => says(text, value));
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

/** Whether a text holds a value: as it is, or at least by its letters and digits. */
function says(text: string, value: string): boolean {
  const plain = text.replaceAll('–', '-').replaceAll(/[\u00A0\u202F]/g, ' ');
  if (plain.includes(value)) return true;
  return lettersOf(readEntities(text.replaceAll(/<[^>]*>/g, ' '))).includes(lettersOf(value));
}

function disagreement(address: string, value: string, saying: string, silent: string): Disagreement {
  return { address, field: 'fact', one: { file: saying, value }, other: { file: silent, value: 'nothing like it' } };
}
