import { FAQ_PAGE } from '../../addresses.ts';
import type { Hero, Opening } from '../../model/page.ts';
import type { Section } from '../../model/section.ts';

interface Beginning {
  /** The name of the page's file. */
  readonly name: string;
  readonly hero: Pick<Hero, 'picture'>;
  readonly sections: readonly Pick<Section, 'kind'>[];
  readonly hasBody: boolean;
}

/** How a page opens that does not say so: as what it begins with asks for. */
export function usualOpening({ name, hero, sections: [first], hasBody }: Beginning): Opening {
  if (hero.picture) return 'beside';
  if (name === FAQ_PAGE) return 'brief';
  if (hasBody) return 'margin';
  const layout = first && 'layout' in first ? first.layout : undefined;
  if (first?.kind === 'services' || layout === 'paths') return 'level';
  if (layout === 'doors' || layout === 'ledger') return 'brief';
  return 'statement';
}
