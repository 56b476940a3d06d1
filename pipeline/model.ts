import type { CardImage } from './made.ts';
import type { Labels } from './schema/labels.ts';
import type { LAYOUTS, TONES } from './schema/layouts.ts';

/** What pages get: checked, resolved, ready to show. Every text has its facts in it. */

/** Markdown, compiled: safe HTML, and the same for readers of plain text. */
export interface Prose {
  readonly html: string;
  readonly text: string;
}

/** A heading of a text, for a list of contents. */
export interface Heading {
  readonly depth: number;
  readonly id: string;
  readonly text: string;
}

/** Forms of an image that a browser may choose instead, where `media` holds. */
export interface PictureSource {
  readonly type: string;
  readonly srcset: string;
  readonly media?: string;
}

/** An image in its published forms. `width` and `height` in pixels, of `src`. */
export interface Picture {
  readonly alt: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly sources: readonly PictureSource[];
}

/** A link with its label; `external` opens outside the site. */
export interface Action {
  readonly label: string;
  readonly href: string;
  readonly external: boolean;
  readonly analytics?: string;
}

export interface Figure {
  readonly figure: string;
  readonly label: string;
  readonly text?: string;
}

export interface Card {
  readonly title: string;
  readonly text?: Prose;
  readonly points: readonly Prose[];
  readonly link?: Action;
}

export interface Step {
  readonly title: string;
  readonly text?: Prose;
  readonly points: readonly Prose[];
}

export interface Testimonial {
  readonly quote: string;
  readonly name: string;
  readonly role: string;
}

export type Audience = 'founders' | 'ttos';

export interface Service {
  readonly slug: string;
  readonly title: string;
  readonly audience: Audience;
  readonly summary: string;
  readonly description: Prose;
  readonly covers: readonly string[];
  readonly deliverables: readonly string[];
  readonly format: string;
  readonly timeline: string;
  readonly stages?: string;
  readonly terms?: string;
  /** Shown in the plain-text archive only. */
  readonly archivePrice?: string;
  readonly page?: string;
  readonly booking: Action;
}

type Layout<K extends keyof typeof LAYOUTS> = (typeof LAYOUTS)[K][number];

interface SectionBase {
  readonly id: string;
  readonly kicker?: string;
  readonly title?: string;
  readonly text?: Prose;
  readonly actions: readonly Action[];
  readonly note?: Prose;
  readonly picture?: Picture;
  readonly tone: (typeof TONES)[number];
}

/** One block of a page. */
export type Section = SectionBase &
  (
    | { readonly kind: 'prose'; readonly layout: Layout<'prose'> }
    | { readonly kind: 'cards'; readonly layout: Layout<'cards'>; readonly items: readonly Card[] }
    | { readonly kind: 'steps'; readonly layout: Layout<'steps'>; readonly items: readonly Step[] }
    | { readonly kind: 'figures'; readonly layout: Layout<'figures'>; readonly items: readonly Figure[] }
    | { readonly kind: 'points'; readonly layout: Layout<'points'>; readonly items: readonly Prose[] }
    | { readonly kind: 'services'; readonly items: readonly Service[] }
    | { readonly kind: 'quotes'; readonly layout: Layout<'quotes'>; readonly items: readonly Testimonial[] }
    | { readonly kind: 'insights'; readonly items: readonly ArticleSummary[] }
    | { readonly kind: 'consent' }
  );

export interface Hero {
  readonly kicker?: string;
  readonly title: string;
  readonly lead?: string;
  readonly line?: string;
  readonly actions: readonly Action[];
  readonly figures: readonly Figure[];
  readonly picture?: Picture;
}

/** A link in a trail, from the home page down. */
export interface Breadcrumb {
  readonly label: string;
  readonly href: string;
}

/** What search engines and social networks learn of a page. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The one address of the page, a path. */
  readonly canonical: string;
  /** Whether search engines are asked to stay away. */
  readonly hidden: boolean;
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** A part of a text that begins with a heading of level 2; the first may have none. */
export interface Chapter {
  readonly heading?: { readonly id: string; readonly text: string; readonly html: string };
  readonly prose: Prose;
}

export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: Prose;
}

/** Something that can be had for a price. */
export interface Offer {
  readonly name: string;
  readonly price: string;
  /** ISO 4217, such as `EUR`. */
  readonly currency: string;
}

export interface Page extends PageMeta {
  /** File name without ending, relative to `pages/`. */
  readonly name: string;
  readonly aliases: readonly string[];
  readonly label: string;
  readonly hero: Hero;
  readonly updated?: { readonly day: string; readonly text: string } | undefined;
  readonly body?: Prose;
  /** The same, heading by heading. */
  readonly chapters: readonly Chapter[];
  /** What the page offers; `price` a decimal number without its currency. */
  readonly offer?: Offer;
  readonly headings: readonly Heading[];
  /** The body read as groups of questions, where it is the FAQ. */
  readonly questions: readonly QuestionGroup[];
  readonly sections: readonly Section[];
  /** On the one page that may ask a third party for anything. */
  readonly advertising?: Advertising;
}

/** A small form of a picture; `width` and `height` in pixels. */
export type Thumbnail = Pick<Picture, 'src' | 'width' | 'height'>;

/** An article as a list shows it. */
export interface ArticleSummary {
  readonly slug: string;
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  /** `YYYY-MM-DD`. */
  readonly published: string;
  readonly publishedText: string;
  readonly minutes: number;
  readonly tags: readonly string[];
  readonly featured: boolean;
  /** Its picture, small; it only decorates a list. */
  readonly thumbnail?: Thumbnail;
}

export interface Article extends ArticleSummary {
  readonly type: string;
  readonly updated?: { readonly day: string; readonly text: string } | undefined;
  readonly words: number;
  readonly body: Prose;
  readonly headings: readonly Heading[];
  readonly hero?: Picture;
  /** What its social card shows. */
  readonly cardImage?: CardImage;
  readonly images: readonly string[];
}

export interface TagCount {
  readonly tag: string;
  readonly count: number;
}

export interface LinkColumn {
  readonly title: string;
  readonly links: readonly Action[];
}

/** What stands around every page. */
export interface Chrome {
  readonly name: string;
  readonly language: string;
  readonly navigation: readonly Action[];
  readonly callToAction: Action;
  readonly callToActionInMenu: Action;
  readonly footer: {
    readonly connect: LinkColumn;
    readonly columns: readonly LinkColumn[];
    readonly links: readonly Action[];
    readonly legal: string;
  };
  readonly notifications: 'standard' | 'accessible';
  readonly accessibilityPanel: boolean;
  readonly advertising?: Advertising;
}

/** The advertising service of the page behind an audit request. */
export interface Advertising {
  /** Digits. */
  readonly partnerId: string;
  /** Whether a visitor is asked before anything is sent. */
  readonly consent: 'ask' | 'none';
}

/** Who stands behind the site, for structured data and legal lines. */
export interface Identity {
  readonly url: string;
  readonly name: string;
  readonly shortName: string;
  readonly person: string;
  readonly jobTitle: string;
  readonly description: string;
  readonly email: string;
  readonly country: string;
  readonly areaServed: string;
  readonly profiles: readonly string[];
}

/** One part of the plain-text archive. */
export interface ArchivePart {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** A short form, where the whole archive would be too much. */
  readonly brief?: string;
}

/** What stands at an address. */
export type Route =
  | { readonly kind: 'page'; readonly name: string }
  | { readonly kind: 'article'; readonly slug: string }
  | { readonly kind: 'list'; readonly page: number; readonly tag?: string };

/** Finds the articles that are closest to one, closest first. */
export type FindRelated = (article: ArticleSummary) => readonly ArticleSummary[];

/** The whole site, checked and resolved. */
export interface Site {
  readonly identity: Identity;
  readonly chrome: Chrome;
  readonly labels: Labels;
  /** By name, such as `home` or `services/venture-design`. */
  readonly pages: ReadonlyMap<string, Page>;
  readonly services: readonly Service[];
  /** Newest first. */
  readonly articles: readonly Article[];
  /** The same articles, as lists show them. */
  readonly summaries: readonly ArticleSummary[];
  /** Place of each article in `articles`, by slug. */
  readonly articleAt: ReadonlyMap<string, number>;
  /** Articles on the same topics as one. */
  readonly findRelated: FindRelated;
  /** Most frequent first, then by name. */
  readonly tags: readonly TagCount[];
  readonly archive: readonly ArchivePart[];
  /** Every address of the site; aliases lead to the route of their page. */
  readonly routes: ReadonlyMap<string, Route>;
  /** What the social cards of pages show that have no picture of their own. */
  readonly motif?: CardImage;
}
