import type { site as rules } from '../rules/site.ts';
import type { LessonForEachRule } from './lesson.ts';

/** The finished site, as the pipeline reads it again. */
export const site = {
  'dead-address': {
    means:
      'Before a site is published, all its pages are read once more, and each link is followed. This one leads to nothing. Mistyped ' +
      'links are found earlier, so the address probably comes from a place that is not checked, such as HTML in a text. ' +
      'The published site stays as it was.',
    values: { file: 'about.html', target: '/assets/sign.svg' },
    example: { none: 'No text is known that leads to this: what a writer can mistype is found before.' },
  },
  'outputs-disagree': {
    means:
      'A page says its title, its day and more in several places: for readers, for search engines, for networks. They are made from the same ' +
      'file, and are compared before anything is published. Here two of them differ, which no text can cause. The ' +
      'published site stays as it was.',
    values: {
      field: 'title',
      address: '/about',
      one: 'About',
      oneFile: 'about.html',
      other: 'About us',
      otherFile: 'llms.txt',
    },
    example: { none: 'No text is known that leads to this: only a fault of the program can.' },
  },
} as const satisfies LessonForEachRule<typeof rules>;
