import type { CardImage } from '../model/assets.ts';
import type { Site } from '../model/site.ts';
import { canBeSet } from '../parse/card-title.ts';

/** What a social card shows. */
export interface SocialCard {
  /** Path of its page. */
  readonly address: string;
  readonly title: string;
  /** What kind of page it is, in a few words. */
  readonly kicker: string;
  readonly name: string;
  readonly image?: CardImage;
}

/** A card for every page and article. One whose title the faces cannot set shows the site's name in its place. */
export function cardsOf({ pages, articles, labels, identity: { name }, motif }: Site): SocialCard[] {
  const card = (address: string, title: string, kicker: string, image = motif): SocialCard => ({
    address,
    title: canBeSet(title) ? title.replaceAll("'", '’') : name,
    kicker: canBeSet(kicker) ? kicker : '',
    name,
    ...(image && { image }),
  });
  return [
    ...[...pages.values()].map(({ canonical, title, label, hero }) =>
      card(canonical, hero.title, hero.kicker ?? (canonical === '/' || label === title ? '' : label)),
    ),
    ...articles.map(({ address, title, type, minutes, cardImage }) =>
      card(address, title, `${type.charAt(0).toUpperCase()}${type.slice(1)} · ${minutes} ${labels.minutes}`, cardImage),
    ),
  ];
}
