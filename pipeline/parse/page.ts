import type { Offer, Page } from '../model.ts';
import type { AuthoredPage } from '../schema/page.ts';
import { checkCardTitle } from './card-title.ts';
import { chaptersOf } from './chapters.ts';
import { createAuthor, type Workshop } from './author.ts';
import { formatDay } from './day.ts';
import { hasBody, type Authored } from './front-matter.ts';
import { headingsOf, toProse } from './markdown/prose.ts';
import { PAGE_IDS } from './markdown/settle-ids.ts';
import { questionsOf } from './questions.ts';
import { anchorOf, optional, parseActions, parseFigures, parseSection, type SectionDraft } from './sections.ts';

/** A page before what other files bring to it: services, quotes, insights, breadcrumbs. */
export type PageDraft = Omit<Page, 'sections' | 'breadcrumbs'> & {
  readonly sections: readonly SectionDraft[];
  readonly parent: string;
  readonly anchors: ReadonlySet<string>;
};

/** Reads one file of `pages/`. `address` is its path on the site. */
export function parsePage(
  { file, fields, yaml }: Authored<AuthoredPage>,
  address: string,
  workshop: Workshop,
): PageDraft {
  const author = createAuthor({ file: file.path, address }, yaml, workshop);
  for (const [index, section] of (fields.sections ?? []).entries()) reserveAnchor(anchorOf(section, index), index);
  const title = author.line(['title'], fields.title);
  const hero = parseHero(fields, title, author);
  checkCardTitle(
    hero.title,
    yaml.placeOf(fields.hero?.title === undefined ? ['title'] : ['hero', 'title']),
    workshop.report,
  );
  const tree = hasBody(file) ? author.body(file.text) : undefined;
  const sections = (fields.sections ?? []).map((section, index) => parseSection(section, index, author));
  const name = file.path.replace(/^pages\//, '').replace(/\.md$/, '');
  const { parent } = fields;
  return {
    name,
    title,
    label: author.optionalLine(['label'], fields.label) ?? title,
    description: author.line(['description'], fields.description),
    keywords: (fields.keywords ?? []).map((word, index) => author.line(['keywords', index], word)),
    canonical: address,
    aliases: (fields.aliases ?? []).map((alias) => alias.replace(/(?<=.)\/$/, '')),
    hidden: fields.hidden ?? false,
    parent: parent === undefined ? '/' : author.link(['parent'], title, parent).href,
    hero,
    ...optional('updated', parseUpdated(fields, author)),
    ...optional('body', tree && name !== FAQ ? toProse(tree, workshop.siteUrl) : undefined),
    ...optional('offer', parseOffer(fields, author)),
    chapters: tree && name !== FAQ ? chaptersOf(tree, workshop.siteUrl) : [],
    headings: tree ? headingsOf(tree) : [],
    questions: tree && name === FAQ ? questionsOf(tree, workshop.siteUrl) : [],
    sections,
    anchors: author.anchors,
  };

  function reserveAnchor(id: string, index: number): void {
    if (author.anchors.has(id) || PAGE_IDS.includes(id))
      workshop.report.report('duplicate-anchor', yaml.placeOf(['sections', index, 'id']), { anchor: id });
    author.anchors.add(id);
  }
}

const FAQ = 'faq';

function parseOffer({ offer }: AuthoredPage, author: ReturnType<typeof createAuthor>): Offer | undefined {
  if (!offer) return undefined;
  const price = /\d+(?:[.,]\d+)?/.exec(author.line(['offer', 'price'], offer.price))?.[0] ?? offer.price;
  return { name: author.line(['offer', 'name'], offer.name), price: price.replace(',', '.'), currency: offer.currency };
}

function parseUpdated(
  { updated, updated_text: text }: AuthoredPage,
  author: ReturnType<typeof createAuthor>,
): Page['updated'] {
  return updated === undefined
    ? undefined
    : { day: updated, text: author.line(['updated_text'], text ?? formatDay(updated)) };
}

function parseHero(fields: AuthoredPage, title: string, author: ReturnType<typeof createAuthor>): Page['hero'] {
  const hero = fields.hero ?? {};
  return {
    title: author.optionalLine(['hero', 'title'], hero.title) ?? title,
    ...optional('kicker', author.optionalLine(['hero', 'kicker'], hero.kicker)),
    ...optional('lead', author.optionalLine(['hero', 'lead'], hero.lead)),
    ...optional('line', author.optionalLine(['hero', 'line'], hero.line)),
    actions: parseActions(['hero', 'actions'], hero.actions, author),
    figures: parseFigures(['hero', 'figures'], hero.figures, author),
    ...optional('picture', author.illustration(['hero'], hero)),
  };
}
