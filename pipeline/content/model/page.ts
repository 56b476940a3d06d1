import type { OPENINGS } from '../schema/section.ts';
import type { Advertising } from './chrome.ts';
import type { Picture } from './assets.ts';
import type { Figure, Section } from './section.ts';
import type { Placeholders } from './placeholders.ts';
import type { Action, Chapter, Heading, Prose } from './text.ts';

export type Opening = (typeof OPENINGS)[number];

export interface Hero {
  /** Without it: `beside` if there is a picture, otherwise `statement`. */
  readonly layout?: Opening;
  readonly kicker?: string;
  readonly title: string;
  readonly lead?: string;
  readonly line?: string;
  /** The speaker. */
  readonly who?: string;
  readonly actions: readonly Action[];
  readonly figures: readonly Figure[];
  readonly picture?: Picture;
  readonly placeholders?: Placeholders;
  /** The caption of the picture. */
  readonly caption?: string;
}

/** A breadcrumb; the first is the home page. */
export interface Breadcrumb {
  readonly label: string;
  readonly href: string;
}

/** Metadata of a page for search engines and social networks. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The canonical address of the page, a path. */
  readonly canonical: string;
  /** Whether search engines are asked not to index it. */
  readonly hidden: boolean;
  readonly breadcrumbs: readonly Breadcrumb[];
}

export interface QuestionGroup {
  readonly id: string;
  /** Its other anchors. */
  readonly alsoAt?: readonly string[];
  readonly title: string;
  readonly questions: readonly Question[];
}

export interface Question {
  readonly id: string;
  /** Its other anchors. */
  readonly alsoAt?: readonly string[];
  readonly question: string;
  readonly answer: Prose;
  /** The answer in one line, without addresses and markup. */
  readonly spoken: string;
}

/** A priced offer. */
export interface Offer {
  readonly name: string;
  /** A decimal number. */
  readonly price: string;
  /** The price as visitors read it. */
  readonly priceText: string;
  /** ISO 4217. */
  readonly currency: string;
}

export interface Page extends PageMeta {
  /** File path below `pages/` without its extension. */
  readonly name: string;
  /** Whether its header has links to other pages. */
  readonly hasMenu: boolean;
  /** Further addresses that show it. */
  readonly alsoAt: readonly string[];
  readonly label: string;
  readonly hero: Hero;
  readonly updated?: { readonly day: string; readonly text: string } | undefined;
  readonly body?: Prose;
  /** The body, divided at its headings. */
  readonly chapters: readonly Chapter[];
  readonly offer?: Offer;
  readonly headings: readonly Heading[];
  /** The body as groups of questions, on the FAQ page. */
  readonly questions: readonly QuestionGroup[];
  readonly sections: readonly Section[];
  /** Only on the one page that may send requests to a third party. */
  readonly advertising?: Advertising;
}
