import { type TextParameters, inText, warning } from '../rule.ts';

export const imageAlt = warning<TextParameters<'path', 'alt'>>('images', {
  message: (v) =>
    v.alt === undefined
      ? `Cannot find the alternative text of the image \`${v.path}\``
      : `Unexpected \`${v.alt}\` as the words for an image: it does not say what is shown`,
  advice: () =>
    'Say what it shows: in the square brackets, `![A ladder with three gates](…)`, or as `hero_alt` or `image_alt`.',
  means:
    'Visitors who cannot see a picture hear its alternative text read aloud, and those with a weak connection read it until the picture is ' +
    'there. This picture has none, so for them it is not there at all. Say in a few words what it shows, not that it is a picture.',
  parameters: { path: '../images/soundboard.png' },
  example: inText('‸![](../images/soundboard.png)', '![A soundboard, seen from above](../images/soundboard.png)'),
});
