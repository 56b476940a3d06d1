import type { LAYOUTS, SIGN_COLORS, SIGNS, TONES } from '../schema/section.ts';
import type { ArticleSummary } from './article.ts';
import type { Picture } from './assets.ts';
import type { Placeholders } from './placeholders.ts';
import type { Action, Prose } from './text.ts';

/** A number with its label and further facts. */
export interface Figure {
  readonly figure: string;
  readonly label: string;
  readonly text?: string;
  readonly counts?: string;
  readonly period?: string;
  readonly baseline?: string;
  readonly confirmedBy?: string;
  /** An external page to check it by. */
  readonly reference?: Action;
  readonly sign?: Sign;
  readonly placeholders?: Placeholders;
}

/** A small drawing and its color role. */
export interface Sign {
  readonly name: (typeof SIGNS)[number];
  readonly color: (typeof SIGN_COLORS)[number];
}

export interface Card {
  readonly title: string;
  readonly text?: Prose;
  readonly points: readonly Prose[];
  readonly link?: Action;
  readonly sign?: Sign;
}

export type Step = Omit<Card, 'link' | 'sign'>;

/** A document of a case: what came out of it, in large words, and what it looks like. */
export interface Station {
  readonly title: string;
  readonly figure?: string;
  readonly text?: Prose;
  readonly picture?: Picture;
  readonly link: Action;
}

/** A place where something can be checked, or words for a future one, which no build shows. */
export type Source =
  | {
      readonly kind: 'source';
      readonly title: string;
      readonly text?: string;
      readonly link?: Action;
      /** When its address was last opened: a day, and its text. */
      readonly seen?: { readonly day: string; readonly text: string };
      readonly placeholders?: Placeholders;
    }
  | { readonly kind: 'placeholder'; readonly words: string };

/** A client's statement, or words for a future one, which no build shows. */
export type Testimonial =
  | { readonly kind: 'quote'; readonly quote: string; readonly name: string; readonly role: string }
  | { readonly kind: 'placeholder'; readonly words: string };

type Layout<K extends keyof typeof LAYOUTS> = (typeof LAYOUTS)[K][number];

interface SectionBase {
  readonly id: string;
  /** Its other anchors. */
  readonly alsoAt?: readonly string[];
  readonly kicker?: string;
  readonly title?: string;
  readonly text?: Prose;
  readonly actions: readonly Action[];
  readonly note?: Prose;
  readonly picture?: Picture;
  readonly tone: (typeof TONES)[number];
  /** Whether it goes on from the section before. */
  readonly joined?: boolean;
}

/** One block of a page. */
export type Section = SectionBase &
  (
    | { readonly kind: 'prose'; readonly layout: Layout<'prose'> }
    | { readonly kind: 'cards'; readonly layout: Layout<'cards'>; readonly items: readonly Card[] }
    | { readonly kind: 'steps'; readonly layout: Layout<'steps'>; readonly items: readonly Step[] }
    | { readonly kind: 'figures'; readonly layout: Layout<'figures'>; readonly items: readonly Figure[] }
    | { readonly kind: 'points'; readonly layout: Layout<'points'>; readonly items: readonly Prose[] }
    | {
        readonly kind: 'services';
        readonly layout: Layout<'services'>;
        readonly items: readonly Service[];
        /** Whether tables of the same page compare all of them: what the tables say, no entry says again. */
        readonly areCompared: boolean;
      }
    | { readonly kind: 'quotes'; readonly layout: Layout<'quotes'>; readonly items: readonly Testimonial[] }
    | { readonly kind: 'case'; readonly items: readonly Station[] }
    | { readonly kind: 'sources'; readonly items: readonly Source[] }
    | { readonly kind: 'insights'; readonly items: readonly ArticleSummary[] }
    | { readonly kind: 'consent' }
  );

export type Audience = 'founders' | 'ttos';

export interface Service {
  readonly slug: string;
  readonly title: string;
  readonly audience: Audience;
  readonly forWhom: string;
  /** The result for the client. */
  readonly summary: string;
  readonly description: Prose;
  readonly covers: readonly string[];
  readonly deliverables: readonly string[];
  readonly format: string;
  readonly timeline: string;
  readonly terms?: string;
  /** The approximate price. */
  readonly guidePrice?: string;
  readonly page?: string;
  readonly booking: Action;
}
