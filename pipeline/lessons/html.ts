import type { html as rules } from '../rules/html.ts';
import { inText } from './example.ts';
import type { LessonForEachRule } from './lesson.ts';

/** HTML in a text. */
export const html = {
  'html-removed': {
    means:
      'A few HTML elements may stand in a text, and this is none of them, or it carries something that may not: scripts, frames of other ' +
      'sites, colors and sizes of its own. They would slow the page down, break its look, or let others watch your visitors. ' +
      'The message says what is left out; the words around it stay.',
    values: { what: 'attribute `style` of `<span>`' },
    example: inText('Our price is ‸<span style="color: red">fixed</span>.', 'Our price is **fixed**.'),
  },
  'html-unclosed': {
    means:
      'A `<` and a letter begin an HTML element, which ends at `</`, its name and `>`. This one never ends. If you mean a sign and no element, ' +
      'as in a comparison or the name of a type, a backslash before it shows it as it is.',
    values: { name: 'b' },
    example: inText('Keep a list of ‸<b>risks, and nothing else.', 'Keep a list of <b>risks</b>, and nothing else.'),
  },
  'html-unknown': {
    means:
      'Programs name parts of their own, such as `<Video>` or `<Callout>`; HTML knows none of them, nor `style={{…}}` with its braces, nor `<>`. ' +
      'What a browser does not know is shown as it is typed, so that no word is lost, and readers see the tag. Take it out, and leave the words.',
    values: { name: 'Callout' },
    example: inText('‸<Callout type="info">Read this first.</Callout>', 'Read this first.'),
  },
  'html-swallows': {
    means:
      'Scripts, style sheets, drawings, formulas and comments are not published, with all that stands in them. Where such an element does not ' +
      'end, or ends far below, it would take the words of your text along. The build stops, and says how many they are.',
    values: { name: 'script', words: '4', how: 'open' },
    example: inText('The figure.\n\n‸<script>\n\nIt was a guess.', 'The figure.\n\nIt was a guess.'),
  },
  'html-line-break': {
    means:
      'A line break of HTML is `<br>`: it holds nothing, so nothing closes it. Browsers forgive the slash, others who read the page may not.',
    values: {},
    example: inText('One line,‸</br>and another.', 'One line,<br>and another.'),
  },
  'markdown-in-html': {
    means:
      'Between the tags of a block of HTML, Markdown is not read: stars and brackets are shown as they are typed, and nobody can follow the link. ' +
      'A blank line behind the line of the tag ends the HTML; what follows is Markdown again, up to a blank line before the next tag. On one line with the tag, say it in HTML.',
    values: { what: '**bold**', above: '<summary>More</summary>', below: '</details>' },
    example: inText(
      '<details>\n<summary>More</summary>\n‸Inside **bold** words.\n</details>',
      '<details>\n<summary>More</summary>\n\nInside **bold** words.\n\n</details>',
    ),
  },
  'html-pasted': {
    means:
      'Word processors hand out their text with its looks: fonts, sizes, names of styles, paragraphs that are empty. This site has a look of its ' +
      'own, so only what the text says is published, with its headings, emphasis, links, lists and tables. The note says that nothing else was kept; there is nothing to do.',
    values: { program: 'Word' },
    example: inText('‸<p class="MsoNormal">Words from elsewhere.</p>', 'Words from elsewhere.'),
  },
  'comment-removed': {
    means:
      'What stands between `<!--` and `-->` is for you alone: it is not published, not even where visitors do not look. This ' +
      'note only tells you so. There is nothing to do, unless you meant it to be read.',
    values: {},
    example: inText('‸<!-- Ask Ada for the figure. -->\n\nThe figure is known.', 'The figure is known.'),
  },
  'comment-published': {
    means:
      'A comment inside of a paragraph, a heading, an item or a cell ends in the same one. With an empty line in it, its two ends are in ' +
      'different paragraphs and mean nothing: readers would see the signs, and the words that were for you alone.',
    values: { kind: 'cut' },
    example: inText('The figure is known. ‸<!-- Ask Ada.\n\nAnd Ben. -->', 'The figure is known.'),
  },
} as const satisfies LessonForEachRule<typeof rules>;
