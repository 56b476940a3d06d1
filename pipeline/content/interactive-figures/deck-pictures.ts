/** What may be drawn on a slide besides its words, by the names that a writer uses. The first is on slides that are given none. */
export const SLIDE_PICTURES = [
  'text',
  'capsule',
  'decline',
  'people',
  'pathway',
  'bars',
  'dose',
  'patent',
  'table',
  'arrows',
  'sum',
] as const;

export type SlidePicture = (typeof SLIDE_PICTURES)[number];
