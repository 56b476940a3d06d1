import type { Hero } from '../../../pipeline/content/model/page.ts';
import { inside, outside } from './actions.ts';
import { figures } from './items.ts';
import { openings } from './layouts.ts';
import { picture } from './picture.ts';

/** A hero with everything but a picture. */
export const opening: Hero = {
  kicker: 'The kicker of a page',
  title: 'A headline in a few words',
  lead: 'The lead: what a visitor finds here, in one sentence.',
  line: 'A second line, for those who want to know who it is for.',
  actions: [outside, inside],
  figures,
};

/** The same with a picture, without figures. */
export const openingWithPicture: Hero = { ...opening, title: 'A headline beside a picture', figures: [], picture };

/** The same in each layout without a picture. */
export const openingsInWords: readonly Hero[] = openings
  .filter((layout) => layout !== 'beside')
  .map((layout) => ({
    ...opening,
    layout,
    title: `A headline, ${layout}`,
    figures: [],
    who: 'Who speaks here, in one line.',
  }));

/** The hero of the home page, with everything. */
export const openingOfSite: Hero = { ...opening, title: 'The headline of the home page', picture };
