import { inText, note } from '../rule.ts';

export const commentRemoved = note('html', {
  message: () => 'This comment is not published',
  advice: () => 'Nothing to do, if the comment is meant for you alone.',
  means:
    'What stands between `<!--` and `-->` is for you alone: it is not published, not even where visitors do not look. This ' +
    'note only tells you so. There is nothing to do, unless you meant it to be read.',
  parameters: {},
  example: inText('‸<!-- Ask Ada for the figure. -->\n\nThe figure is known.', 'The figure is known.'),
});
