import type { Placeholders } from './placeholders.ts';
import type { Action, Invitation } from './text.ts';

export interface LinkColumn {
  readonly title: string;
  readonly links: readonly Action[];
}

/** The parts around every page: header, menu, footer. */
export interface Chrome {
  readonly name: string;
  readonly language: string;
  readonly navigation: readonly Action[];
  readonly callToAction: Action;
  readonly callToActionInMenu: Action;
  /** Links in the menu but not in the header. */
  readonly onlyInMenu: readonly Action[];
  readonly footer: {
    readonly connect: LinkColumn;
    readonly columns: readonly LinkColumn[];
    readonly links: readonly Action[];
    readonly legal: string;
    readonly placeholders?: Placeholders;
  };
  readonly notifications: 'standard' | 'accessible';
  readonly accessibilityPanel: boolean;
  readonly advertising?: Advertising;
}

/** What machines may do with the texts: list them, answer with them, learn from them. */
export interface ContentSignal {
  readonly search: boolean;
  readonly aiInput: boolean;
  readonly aiTrain: boolean;
}

/** The advertising service of the page after an audit request. */
export interface Advertising {
  /** Digits. */
  readonly partnerId: string;
  /** Whether a visitor is asked before anything is sent. */
  readonly consent: 'ask' | 'none';
}

/** The person who speaks on the site. */
export interface Author {
  /** The name, or the job title while there is no name. */
  readonly byline: string;
  /** Absent while it is a placeholder. */
  readonly name?: string;
  readonly placeholders?: Placeholders;
  readonly jobTitle: string;
  /** Who the author is, in short, with a link to more. */
  readonly about?: Invitation;
}

/** Who is behind the site, for structured data and legal lines. */
export interface Identity {
  readonly url: string;
  readonly name: string;
  readonly shortName: string;
  readonly author: Author;
  readonly description: string;
  readonly email: string;
  readonly country: string;
  readonly areaServed: string;
  /** The tax number and the business address, as the legal line has them; each is absent while it is a placeholder. */
  readonly taxId?: string;
  readonly streetAddress?: string;
  /** Its pages elsewhere; placeholders are left out. */
  readonly profiles: readonly string[];
}
