import { type TextParameters, error, inFields } from '../rule.ts';

export const circularParent = error<TextParameters<never, 'between'>>('links', {
  message: (v) =>
    v.between === undefined
      ? 'Unexpected value for `parent`: the page would be above itself'
      : `Unexpected value for \`parent\`: this page is itself above ${v.between}`,
  advice: () => 'Name the page above it, or take the line out: then it is below the home page.',
  means:
    'Above the headline of a page stands the way to it from the home page, and `parent` names the step before it. Here that way leads ' +
    'back to the page itself, so it would have no beginning.',
  parameters: {},
  example: inFields('pages/for-universities.md', 'parent: ‸/for-universities', 'parent: /'),
});
