import type { StandIns } from './stand-ins.ts';
import type { Action, Invitation } from './text.ts';

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
  /** Links of the menu that the header has not. */
  readonly onlyInMenu: readonly Action[];
  readonly footer: {
    readonly connect: LinkColumn;
    readonly columns: readonly LinkColumn[];
    readonly links: readonly Action[];
    readonly legal: string;
    readonly standIns?: StandIns;
  };
  readonly notifications: 'standard' | 'accessible';
  readonly accessibilityPanel: boolean;
  readonly advertising?: Advertising;
}

/** What machines may do with what they read: list it, answer with it, learn from it. */
export interface ContentSignal {
  readonly search: boolean;
  readonly aiInput: boolean;
  readonly aiTrain: boolean;
}

/** The advertising service of the page behind an audit request. */
export interface Advertising {
  /** Digits. */
  readonly partnerId: string;
  /** Whether a visitor is asked before anything is sent. */
  readonly consent: 'ask' | 'none';
}

/** Who speaks on the site. */
export interface Author {
  /** What stands where a name is asked for: the name, or the job title while there is none. */
  readonly byline: string;
  /** Absent while only a placeholder is there. */
  readonly name?: string;
  readonly standIns?: StandIns;
  readonly jobTitle: string;
  /** Who that is, in short, and where there is more. */
  readonly about?: Invitation;
}

/** Who stands behind the site, for structured data and legal lines. */
export interface Identity {
  readonly url: string;
  readonly name: string;
  readonly shortName: string;
  readonly author: Author;
  readonly description: string;
  readonly email: string;
  readonly country: string;
  readonly areaServed: string;
  readonly profiles: readonly string[];
}
