import type { OPENINGS } from '../schema/layouts.ts';
import type { AuthoredPage } from '../schema/page.ts';
import type { Advertising } from './chrome.ts';
import type { Picture } from './picture.ts';
import type { Figure, Section } from './section.ts';
import type { StandIns } from './stand-ins.ts';
import type { Action, Chapter, Heading, Prose } from './text.ts';

export type Opening = (typeof OPENINGS)[number];

export interface Hero {
  /** Without it, a statement, or beside its picture. */
  readonly layout?: Opening;
  readonly kicker?: string;
  readonly title: string;
  readonly lead?: string;
  readonly line?: string;
  /** Who speaks here. */
  readonly who?: string;
  readonly actions: readonly Action[];
  readonly figures: readonly Figure[];
  readonly picture?: Picture;
  readonly standIns?: StandIns;
  /** What stands below the picture. */
  readonly caption?: string;
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
  /** The answer in one line, without addresses and marks. */
  readonly spoken: string;
}

/** Something that can be had for a price. */
export type Offer = Readonly<NonNullable<AuthoredPage['offer']>>;

export interface Page extends PageMeta {
  /** File name without ending, relative to `pages/`. */
  readonly name: string;
  /** Whether its header has links to other pages. */
  readonly hasMenu: boolean;
  /** Other addresses that show it. */
  readonly alsoAt: readonly string[];
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
