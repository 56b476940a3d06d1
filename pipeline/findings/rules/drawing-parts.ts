import { warning } from '../rule.ts';
import { FORMATTED_SVG, PNG, withPicture } from '../words.ts';

export const drawingParts = warning('images', {
  message: (v) => `Cannot publish all of the drawing \`${v.path}\`: ${v.lost}`,
  advice: () =>
    'Export it once more from the program that it was drawn with: as PNG, two or three times as large as it is shown, or as SVG with its words turned into shapes (“outlines”, “paths”).',
  means:
    'The words of a drawing are set in a font that is inside its file, or in the typeface of the site, so that it looks the same on every screen. Some of what drawing programs ' +
    'write into an SVG can only be shown by a browser, or with a typeface of your computer: labels with bold or colored words, handwriting, a ' +
    'picture that lies beside the file. The message says what is left out or looks different. A PNG shows it all as you see it.',
  parameters: { path: '../images/flow.svg', lost: 'labels with formatted text are left out, or cut short' },
  example: withPicture(
    '‸![Evidence, then a license](../images/flow.svg)',
    { file: 'images/flow.svg', base64: FORMATTED_SVG, is: 'a drawing whose label is formatted text' },
    '![Evidence, then a license](../images/flow.png)',
    { file: 'images/flow.png', base64: PNG, is: 'the same drawing, exported as PNG' },
  ),
});
