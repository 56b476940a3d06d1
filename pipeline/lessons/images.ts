import type { images as rules } from '../rules/images.ts';
import { inFields, inText, type Example } from './example.ts';
import type { LessonForEachRule } from './lesson.ts';
import { CUT_PNG, FORMATTED_SVG, MOVING_GIF, PNG } from './pictures.ts';

const ARTICLE = 'insights/my-article.md';

/** Pictures. */
export const images = {
  'missing-image': {
    means:
      'The text shows a picture, and there is no file of that name in `images/`. A letter, a capital or the ending is wrong (`.jpg` is not ' +
      '`.jpeg`), or the picture has not been put there yet. Visitors would see an empty frame.',
    values: { path: '../images/sound-board.png', nearest: 'images/soundboard.png' },
    example: inText('‸![The soundboard](../images/sound-board.png)', '![The soundboard](../images/soundboard.png)'),
  },
  'unreadable-image': {
    means:
      'The file is there, but no picture can be made of it: it is damaged or cut short, as after a download that broke off, it is ' +
      'something else under the name of a picture, or it is larger than any screen. Each picture is published in several sizes, and ' +
      'none can be made of this one.',
    values: { path: '../images/ladder.png', reason: 'it is damaged or cut short' },
    example: withPicture(
      '‸![Our ladder](../images/ladder.png)',
      { file: 'images/ladder.png', base64: CUT_PNG, is: 'a picture, cut short' },
      '![Our ladder](../images/ladder.png)',
      { file: 'images/ladder.png', base64: PNG, is: 'the same picture, exported again' },
    ),
  },
  'drawing-parts': {
    means:
      'A drawing with words is published as a picture made of it, so that it looks the same on every screen. Some of what drawing programs ' +
      'write into an SVG can only be shown by a browser, or with a typeface of your computer: labels with bold or colored words, handwriting, a ' +
      'picture that lies beside the file. The message says what is left out or looks different. A PNG shows it all as you see it.',
    values: { path: '../images/flow.svg', lost: 'labels with formatted text are left out, or cut short' },
    example: withPicture(
      '‸![Evidence, then a license](../images/flow.svg)',
      { file: 'images/flow.svg', base64: FORMATTED_SVG, is: 'a drawing whose label is formatted text' },
      '![Evidence, then a license](../images/flow.png)',
      { file: 'images/flow.png', base64: PNG, is: 'the same drawing, exported as PNG' },
    ),
  },
  'image-sequence': {
    means:
      'This file holds several pictures, one after the other: a moving GIF, or a document of several pages. Pages show still pictures, ' +
      'which disturb nobody who reads, so only the first is published. If another one is what readers need, save that one.',
    values: { path: '../images/square.gif' },
    example: withPicture(
      '‸![A square](../images/square.gif)',
      { file: 'images/square.gif', base64: MOVING_GIF, is: 'a GIF that moves' },
      '![A square](../images/square.png)',
      { file: 'images/square.png', base64: PNG, is: 'a picture that does not' },
    ),
  },
  'mislabelled-image': {
    means:
      'The ending of the name says one kind of picture, and the file holds another. It happens when a file is renamed, since that does ' +
      'not change what is in it. Hosts tell browsers the kind by the ending, so some visitors would not see the picture.',
    values: { path: '../images/ladder.jpg', actual: 'PNG', ending: 'png' },
    example: withPicture(
      '‸![Our ladder](../images/ladder.jpg)',
      { file: 'images/ladder.jpg', base64: PNG, is: 'a PNG picture' },
      '![Our ladder](../images/ladder.png)',
      { file: 'images/ladder.png', base64: PNG, is: 'the same PNG picture' },
    ),
  },
  'image-alt': {
    means:
      'Whoever cannot see a picture hears its alternative text read aloud, and whoever has a weak connection reads it until the picture is ' +
      'there. This picture has none, so for them it is not there at all. Say in a few words what it shows, not that it is a picture.',
    values: { path: '../images/soundboard.png' },
    example: inText('‸![](../images/soundboard.png)', '![A soundboard, seen from above](../images/soundboard.png)'),
  },
  'card-title': {
    means:
      'Networks show a picture with the title beside a link to your page; it is called a social card. Its typeface has the letters of Western and ' +
      'Central European languages, and this title has another one. The page itself shows it; only the card shows the name of the ' +
      'site in its place.',
    values: { letter: '気' },
    example: inFields(ARTICLE, 'title: ‸The “気” of a team', 'title: The “ki” of a team'),
  },
  'external-image': {
    means:
      'The picture lies on another site. If a page showed it, that site would learn about each of your visitors, and the picture ' +
      'would vanish the day they remove it. So the page shows a link to it in its place. Save the picture in ' +
      '`images/`, if you may use it.',
    values: { target: 'https://pictures.example.com/ladder.png' },
    example: inText(
      '‸![Our ladder](https://pictures.example.com/ladder.png)',
      '![A soundboard, seen from above](../images/soundboard.png)',
    ),
  },
} as const satisfies LessonForEachRule<typeof rules>;

interface Picture {
  readonly file: string;
  readonly base64: string;
  readonly is: string;
}

function withPicture(wrong: string, wrongPicture: Picture, right: string, rightPicture: Picture): Example {
  return {
    wrong: [
      { form: 'text', file: ARTICLE, text: wrong },
      { form: 'bytes', ...wrongPicture },
    ],
    right: [
      { form: 'text', file: ARTICLE, text: right },
      { form: 'bytes', ...rightPicture },
    ],
  };
}
