import type { CardWish } from '../../content/types/content-type.ts';
import type { SocialCard } from '../../content/model/assets.ts';
import type { SiteFrame } from '../../content/model/site.ts';
import { canBeSet } from '../parse/card-title.ts';

/** A card with what is the same for the whole site. One whose title the faces cannot set shows the site's name instead. */
export function toSocialCard(
  { address, title, kicker, image }: CardWish,
  { identity: { name }, motif }: SiteFrame,
): SocialCard {
  const shown = image ?? motif;
  return {
    address,
    title: canBeSet(title) ? title : name,
    kicker: canBeSet(kicker) ? kicker : '',
    name,
    ...(shown && { image: shown }),
  };
}
