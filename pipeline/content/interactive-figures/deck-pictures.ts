/** Names of the drawings that a slide may show besides its words. The first is the default. */
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
