import { addressOfAlias, FAQ_PAGE, nameOfFile } from '../../content/addresses.ts';
import type { Parsed } from '../../site/content-type.ts';
import type { Offer, Page, Hero, Opening } from '../../content/model/page.ts';
import type { AuthoredPage } from '../../content/schema/page.ts';
import { chaptersOf, questionsOf } from './questions.ts';
import { type FieldReader, type ParseContext, createFieldReader } from '../../site/parse/field-reader.ts';
import { formatDay } from '../../content/day-form.ts';
import { checkText, hasBody } from '../../site/fields/front-matter.ts';
import { optional } from '../../shared/optional.ts';
import type { Authored } from '../../site/fields/load-fields.ts';
import type { OpenFile } from '../../site/read/content-folder.ts';
import { headingsOf, toProse } from '../../markdown/texts/prose.ts';
import type { Path } from '../../yaml/spans.ts';
import { anchorOf, parseActions, parseFigures, parseSection, type ParsedSection } from '../../site/parse/sections.ts';
import type { YamlSource } from '../../yaml/yaml-places.ts';
import type { Section } from '../../content/model/section.ts';
import { placeholdersOf, withoutPlaceholders } from '../../content/model/placeholders.ts';
import { readPrice } from '../../outputs/data/service-data.ts';

/** A page without what other files add: services, quotes, insights, breadcrumbs. */
export type ParsedPage = Omit<Page, 'sections' | 'breadcrumbs'> & {
  readonly sections: readonly ParsedSection[];
  readonly parent: string;
};

/** Reads one file of `pages/`. */
export function parsePage({ file, fields, yaml }: Authored<AuthoredPage>, context: ParseContext): Parsed<ParsedPage> {
  const reader = createFieldReader(yaml, context);
  for (const [index, section] of (fields.sections ?? []).entries()) {
    reserveAnchor(anchorOf(section, index), [index, 'id']);
    for (const anchor of [section.id ?? [], section.also_at ?? []].flat()) reader.given.add(anchor);
    for (const [place, other] of (section.also_at ?? []).entries()) reserveAnchor(other, [index, 'also_at', place]);
  }
  const name = nameOfFile(file.path);
  const title = reader.line(['title'], fields.title);
  const hero = parseHero(fields, title, reader);
  reader.dependent([], fields, ['updated_text'], 'updated');
  const tree = hasBody(file) ? reader.body(file.readText()) : undefined;
  const headings = tree ? headingsOf(tree) : [];
  if (headings.length > 0) checkText(file, 'the page');
  const parsed = (fields.sections ?? []).map((section, index) => parseSection(section, index, reader));
  const sections = shownSections(parsed, yaml, file);
  const { parent } = fields;
  const entry = {
    name,
    title,
    label: reader.optionalLine(['label'], fields.label) ?? title,
    description: reader.line(['description'], fields.description),
    keywords: (fields.keywords ?? []).map((word, index) => reader.line(['keywords', index], word)),
    canonical: context.address,
    alsoAt: (fields.also_at ?? []).map(addressOfAlias),
    hidden: fields.hidden ?? false,
    hasMenu: fields.menu,
    parent: parent === undefined ? '/' : reader.link(['parent'], title, parent).href,
    hero: {
      ...hero,
      layout: fields.hero?.layout ?? usualOpening({ name, hero, sections, hasBody: tree !== undefined }),
    },
    ...optional('updated', parseUpdated(fields, context.labels.language, reader)),
    ...optional('body', tree && name !== FAQ_PAGE ? toProse(tree, reader.form) : undefined),
    ...optional('offer', parseOffer(fields, context.labels.language, reader)),
    chapters: tree && name !== FAQ_PAGE ? chaptersOf(tree, reader.form) : [],
    headings,
    questions: tree && name === FAQ_PAGE ? questionsOf(tree, reader.form) : [],
    sections,
  };
  return { entry, anchors: reader.anchors, given: reader.given };

  function reserveAnchor(id: string, path: Path): void {
    if (reader.anchors.has(id))
      context.file.message('duplicate-anchor', yaml.placeOf(['sections', ...path]), { anchor: id });
    reader.anchors.add(id);
  }
}

/** Reads the offer of a page; undefined if its price is not one number, which programs could not read. */
function parseOffer({ offer }: AuthoredPage, language: string, reader: FieldReader): Offer | undefined {
  if (!offer) return undefined;
  const [name, priceText] = [reader.line(['offer', 'name'], offer.name), reader.line(['offer', 'price'], offer.price)];
  const { currency } = offer;
  const price = readPrice(priceText, language) ?? readPrice(`${currency} ${priceText}`, language);
  const isOne = price?.currency === currency && price.low === price.high;
  return isOne ? { name, price: `${price.low}`, priceText, currency } : undefined;
}

function parseUpdated(
  { updated, updated_text: text }: AuthoredPage,
  language: string,
  reader: FieldReader,
): Page['updated'] {
  return updated === undefined
    ? undefined
    : { day: updated, text: reader.line(['updated_text'], text ?? formatDay(updated, language)) };
}

function parseHero(fields: AuthoredPage, title: string, reader: FieldReader): Page['hero'] {
  const hero = fields.hero ?? {};
  const image = reader.valueOrPlaceholder(['hero', 'image'], hero.image);
  return {
    title: reader.optionalLine(['hero', 'title'], hero.title) ?? title,
    ...reader.lines(['hero'], hero, ['kicker', 'lead', 'line', 'who']),
    actions: parseActions(['hero', 'actions'], hero.actions, reader),
    figures: parseFigures(['hero', 'figures'], hero.figures, reader),
    ...optional('picture', reader.illustration(['hero'], { ...hero, image: image.value })),
    ...placeholdersOf(image),
    ...optional('caption', reader.optionalLine(['hero', 'image_caption'], hero.image_caption)),
  };
}

/** Returns a page as builds publish it, without the words of placeholders. */
export function pageWithoutPlaceholders({ hero, sections, ...page }: ParsedPage): ParsedPage {
  return {
    ...page,
    hero: { ...withoutPlaceholders(hero), figures: hero.figures.map(withoutPlaceholders) },
    sections: sections.map(sectionWithoutPlaceholders),
  };
}

function sectionWithoutPlaceholders(section: ParsedSection): ParsedSection {
  switch (section.kind) {
    case 'figures':
      return { ...section, items: section.items.map(withoutPlaceholders) };
    case 'sources':
      return {
        ...section,
        items: section.items.filter((item) => item.kind === 'source').map((item) => withoutPlaceholders(item)),
      };
    default:
      return section;
  }
}

/** Returns the sections of a page except empty ones, and reports each of those. */
function shownSections(sections: readonly ParsedSection[], yaml: YamlSource, file: OpenFile): ParsedSection[] {
  const shown: ParsedSection[] = [];
  for (const [index, section] of [...sections.entries()].toReversed()) {
    if (isEmpty(section) && !(section.title !== undefined && headsNext(shown[0]))) {
      file.message('empty-part', yaml.placeOf(['sections', index, 'kind']), { what: 'section' });
    } else shown.unshift(section);
  }
  return shown;
}

/** A heading and its text, in published HTML. */
const HEADING = /<h([1-6])\b[^>]*>[\s\S]*?<\/h\1>/g;

/** Whether a section has only headings; a text that publishes nothing counts as empty. */
function isEmpty({ kind, text, note, picture, actions }: ParsedSection): boolean {
  const isBlank = [text, note].every((one) => one === undefined || one.html.replaceAll(HEADING, '').trim() === '');
  return kind === 'prose' && isBlank && !picture && actions.length === 0;
}

/** Whether the next section lacks a title, so that the title above it can serve as its heading. */
function headsNext(next: ParsedSection | undefined): boolean {
  return next !== undefined && next.title === undefined;
}

interface Beginning {
  /** The name of the page's file. */
  readonly name: string;
  readonly hero: Pick<Hero, 'picture'>;
  readonly sections: readonly Pick<Section, 'kind'>[];
  readonly hasBody: boolean;
}

/** Returns the layout of a page's opening if it sets none, by its first content. */
export function usualOpening({ name, hero, sections: [first], hasBody: hasText }: Beginning): Opening {
  if (hero.picture) return 'beside';
  if (name === FAQ_PAGE) return 'brief';
  if (hasText) return 'margin';
  const layout = first && 'layout' in first ? first.layout : undefined;
  if (first?.kind === 'services' || layout === 'paths') return 'level';
  if (layout === 'doors' || layout === 'ways' || layout === 'ledger') return 'brief';
  return 'statement';
}
