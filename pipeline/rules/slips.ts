import { emphasis } from './emphasis.ts';
import { didYouMean, rule, type Rules } from './rule.ts';

/** Markdown that would be published as something else than its writer meant. */
export const slips = {
  'unused-definition': rule(
    'warning',
    (v) => `Cannot find a link to \`[${v['label']}]\`: this line is not published`,
    (v) => `Link to it in the text, as \`[words][${v['label']}]\`, or take the line out.`,
  ),
  'missing-definition': rule(
    'warning',
    (v) =>
      v['kind'] === 'below'
        ? `Unexpected address \`${v['what']}\` directly below a paragraph: it is published as it is typed`
        : `Cannot find the address of \`${v['what']}\`${didYouMean(v)}`,
    (v) =>
      v['kind'] === 'below'
        ? `Put a blank line above it${v['isUsed'] ? '' : `, and link to it in the text as \`[words][${v['label']}]\``}.`
        : `Put the address in round brackets behind the words, or add a line \`[${v['label']}]: https://…\`; it is published as it is typed.`,
  ),
  'link-form': rule(
    'warning',
    (v) =>
      `Unexpected form of a ${v['kind'] === 'picture' ? 'picture' : 'link'}, \`${v['what']}\`: it is published as it is typed`,
    (v) => `Type it as \`${v['expected']}\`.`,
  ),
  'link-empty': rule(
    'error',
    (v) => `Cannot find the ${v['kind']} of the link \`${v['what']}\``,
    (v) => {
      if (v['kind'] === 'words') return 'Put words into the square brackets; without them nobody sees the link.';
      return v['what']?.startsWith('<')
        ? 'Put an address between the quotation marks, or take the tag and its end out.'
        : 'Put an address into the round brackets (`#top` is the top of the page), or take all brackets out.';
    },
  ),
  'address-form': rule(
    'warning',
    (v) =>
      v['kind'] === 'blank'
        ? `Unexpected blank in the address \`${v['what']}\`: it is published as it is typed`
        : `Unexpected address \`${v['what']}\`, expected \`${v['expected']}\``,
    (v) =>
      v['kind'] === 'blank' ? 'Type the address without a blank between `<` and `>`.' : `Type \`${v['expected']}\`.`,
  ),
  ...emphasis,
  'heading-form': rule(
    'warning',
    (v) =>
      v['kind'] === 'empty'
        ? `Unexpected \`${v['what']}\` with nothing behind: it makes a heading without words`
        : `Unexpected \`${v['what']}\`, expected a heading: it is published as it is typed${v['kind'] === 'fixed' ? ', because of the special blank behind it, which some programs type' : ''}`,
    (v) =>
      v['kind'] === 'empty'
        ? 'Put the words of the heading behind it, or take it out.'
        : `Put a blank behind the signs: \`${v['expected']}\`; a backslash before them shows them as they are.`,
  ),
  'bold-heading': rule(
    'warning',
    (v) => `Unexpected bold heading, \`${v['what']}\`: a heading stands out by itself`,
    (v) => `Take the signs out: \`${v['expected']}\`.`,
  ),
  'underlined-heading': rule(
    'warning',
    (v) => {
      if (v['kind'] === 'fields')
        return 'Unexpected fields in the middle of the text: they are published as a part of it';
      return `Unexpected line \`${v['signs']}\` directly below a paragraph: it makes a heading of the paragraph`;
    },
    (v) => {
      if (v['kind'] === 'fields')
        return 'Take these lines out, and the `---` above and below them; the fields of a text stand at the top of its file.';
      if (v['kind'] === 'hyphen') return 'Take it out; for a heading, put `##` and a blank before the words.';
      return v['signs']?.startsWith('-')
        ? 'Put a blank line above it, for a line across the page, or take it out.'
        : 'Take it out; a line across the page is `---` between blank lines.';
    },
  ),
  'unjoined-changes': rule(
    'error',
    (v) => `Unexpected mark \`${v['mark']}\` of two changes that git could not join: both are published`,
    'Take out the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`, and of what stands between them, what is old.',
  ),
  'list-form': rule(
    'warning',
    (v) => {
      if (v['kind'] === 'below')
        return `Unexpected item \`${v['what']}\` directly below a paragraph: it becomes a part of it`;
      if (v['kind'] === 'sum')
        return 'Unexpected `+` at the beginning of a line: it makes a list of the line, and is not shown';
      if (v['kind'] === 'year')
        return `Unexpected \`${v['what']}\` at the beginning of a line: it makes a list of one item`;
      if (v['kind'] === 'outside')
        return `Unexpected item \`${v['what']}\` too far to the left: it begins a list of its own, and the numbers begin again`;
      return `Unexpected sign \`${v['what']}\`, expected \`${v['expected']}\`: it is published as it is typed, not as a list`;
    },
    (v) => {
      if (v['kind'] === 'below') return 'Put a blank line above the list.';
      if (v['kind'] === 'sum')
        return 'Put a backslash before it, `\\+`, or a word in its place; a list begins below a blank line.';
      if (v['kind'] === 'year')
        return `Put a backslash before the point, \`${v['expected']}\`, or a word before the number.`;
      if (v['kind'] === 'outside')
        return `Put ${v['missing'] === '1' ? 'one more blank' : `${v['missing']} more blanks`} before each of its lines: an item stands below the words of the item above that it belongs to.`;
      return `Begin each item on a line of its own with \`${v['expected']}\`, a blank included; a backslash before the sign shows it as it is.`;
    },
  ),
  'table-form': rule(
    'warning',
    (v) => {
      if (v['kind'] === 'head') return 'Cannot find the head of this table above its line of hyphens';
      if (v['kind'] === 'other rule')
        return `Unexpected line \`${v['what']}\` below a head of ${v['cells']} columns, expected hyphens for as many: no table is made of these lines`;
      if (PASTED_TABLE.has(v['kind'] ?? ''))
        return `Unexpected ${v['kind']} between words: the rows of a table are published as one paragraph`;
      if (v['kind'] === 'grid')
        return `Unexpected line \`${v['what']}\` of a table as other programs draw it: it is published as it is typed`;
      if (v['kind'] === 'rule')
        return 'Cannot find the line of hyphens below the head of this table: it is published as it is typed';
      return `Unexpected blank line ${v['kind'] === 'blank above' ? 'above this row' : 'below this row'}: it is no part of the table`;
    },
    (v) => {
      if (v['kind'] === 'head') return 'Put the names of the columns on a line above it, with as many `|`.';
      if (v['kind'] === 'other rule') return `Write \`${v['expected']}\`.`;
      if (PASTED_TABLE.has(v['kind'] ?? ''))
        return `Put \`|\` in the place of each ${v['kind']?.slice(0, -1)} and at both ends of each line, and a line \`${v['expected']}\` below the first.`;
      if (v['kind'] === 'grid')
        return `Take the lines out that begin with \`+\`, and put a line \`${v['expected']}\` below the head.`;
      if (v['kind'] === 'rule')
        return `Put a line \`${v['expected']}\` below this one; a backslash before a \`|\` shows it as it is.`;
      return 'Take the blank line out.';
    },
  ),
  'lost-cell': rule(
    'error',
    (v) =>
      v['kind'] === 'html'
        ? `Unexpected four blanks before ${v['what']}: it is published as code, outside of its table`
        : `Unexpected cell \`${v['what']}\`: the row has ${v['cells']} cells, the head of the table ${v['columns']}; it is not published`,
    (v) =>
      v['kind'] === 'html'
        ? TAKE_BLANKS
        : 'Join it to another cell, or add a column to the head and to the line of hyphens; a `|` inside a cell is typed `\\|`.',
  ),
  'missing-cell': rule(
    'warning',
    (v) => {
      if (v['kind'] === 'cut') return 'Unexpected new line in the middle of this row: it makes two rows of it';
      return v['kind'] === 'text'
        ? `Unexpected text directly below a table, \`${v['what']}\`: it becomes a row of it`
        : `Unexpected row of ${v['cells']} cells below a head of ${v['columns']}`;
    },
    (v) => {
      if (v['kind'] === 'cut') return 'Join the line below to it; `<br>` begins a new line inside of a cell.';
      return v['kind'] === 'text'
        ? 'Put a blank line above it.'
        : `Write \`${v['expected']}\`, with words where they are missing.`;
    },
  ),
  'prose-as-code': rule(
    'warning',
    (v) => `Unexpected four blanks before ${v['what']}: it is published as code`,
    (v) =>
      `${v['kind'] === 'html' ? TAKE_BLANKS.slice(0, -1) : 'Take the blanks at the beginning of its lines out'}; for code, put a line of three backticks above and below it.`,
  ),
  'unclosed-code': rule(
    'error',
    (v) => `Cannot find the end of the code that begins here: ${v['lines']} lines are published as code`,
    (v) => `Put a line of ${v['fence']} below the code, with nothing else on it; or take this line out.`,
  ),
  'fence-form': rule(
    'warning',
    (v) => `Unexpected \`${v['what']}\`, expected three backticks around code`,
    'Type three backticks, and nothing else, on a line above the code and on one below it.',
  ),
  'typed-escape': rule(
    'warning',
    (v) => `Unexpected \`${v['what']}\`: it is published as it is typed`,
    (v) =>
      v['what'] === '\\'
        ? 'Take it out; type it twice to show it.'
        : 'Put a new line in its place; `\\\\n` shows it as it is.',
  ),
  'invisible-sign': rule(
    'warning',
    (v) =>
      `Unexpected sign that ${v['kind'] === 'box' ? 'shows as an empty box' : 'nobody sees'}: ${v['sign']}${v['count'] === '1' ? '' : `, the first of ${v['count']}`}`,
    (v) =>
      v['kind'] === 'box'
        ? 'Take it out, or type in its place what it stood for: a sign such as • or →, or a picture.'
        : `Type the words anew, from the letter before to the letter behind it${v['sign']?.startsWith('soft') ? '; `&shy;` allows a break in a long word' : ''}.`,
  ),
  'wrong-encoding': rule(
    'error',
    (v) =>
      v['meant'] === ''
        ? `Unexpected \`${v['found']}\`: a letter was lost when a program read this text wrongly`
        : `Unexpected \`${v['found']}\`, expected \`${v['meant']}\`: a program has read this text wrongly`,
    (v) =>
      v['meant'] === ''
        ? 'Type the letter that belongs there.'
        : 'Type the letters anew, or save the text that it came from as UTF-8 and paste it again.',
  ),
  'foreign-syntax': rule(
    'warning',
    (v) => `Unexpected \`${v['what']}\`, which another program understands: it is published as it is typed`,
    (v) => (v['expected'] === undefined ? (FOREIGN[v['kind'] ?? ''] ?? TAKE_OUT) : `Type it as \`${v['expected']}\`.`),
  ),
  'unfinished-text': rule(
    'warning',
    (v) => `Unexpected \`${v['words']}\`, which stands for words that are still to come`,
    'Write what belongs there, or take it out.',
  ),
  'empty-text': rule(
    'error',
    (v) => `Cannot find the text of ${v['what']}: ${v['reason']}`,
    'Write it below the fields; `draft: true` keeps an article out of the site until then.',
  ),
  'markdown-in-field': rule(
    'warning',
    (v) =>
      `Unexpected ${/<|&[\w#]+;/.test(v['what'] ?? '') ? 'HTML' : 'Markdown'} in \`${v['field']}\`, ${v['what']?.startsWith('`') ? v['what'] : `\`${v['what']}\``}: this field is published as it is typed`,
    (v) => `Type it without the signs: \`${v['expected']}\`.`,
  ),
} as const satisfies Rules;

const TAKE_BLANKS = 'Take the blanks at the beginning of its lines out, or the empty line above it.';
/** What parts the cells of a table that comes from a spreadsheet. */
const PASTED_TABLE = new Set(['tabs', 'semicolons', 'commas']);

const TAKE_OUT = 'Take it out, or put a backslash before its first sign to show it as it is.';
const FOREIGN: Record<string, string> = {
  shortcode: 'Take it out, with its end if it has one, and leave what stands between.',
  container: 'Take this line, and the one that closes it, out; `>` before each line makes a quote.',
  alert: 'Take it out and begin the quote with its word in bold: `> **Note:** …`.',
  wiki: 'Link as `[words](address)`; a backslash before the bracket shows it as it is.',
  math: 'Write the sum in words and signs (× ÷ ² √), or put it in as a picture; a backslash before each `$` shows it as it is.',
  tex: 'Write the sum in words and signs (× ÷ ² √), or put it in as a picture.',
  source: 'Take it out; a source is a link, `[words](address)`, or a note, `[^1]`.',
  key: 'Name the source in words, or make a note of it: `[^1]` here and a paragraph that begins with `[^1]:`.',
  note: 'Put `[^name]` in its place, and the words into a paragraph of its own that begins with `[^name]:`.',
  mention: 'Put the name in its place, or take it out.',
  entity: 'Put a semicolon behind it.',
  remark: 'Take it out, or put it between `<!--` and `-->`, which is not published.',
  block: 'Take it out; a heading is what can be linked to.',
  anchor: 'Name it with letters from a to z, digits and hyphens, such as `{#plan}`.',
  diagram:
    'Put the drawing in as a picture, `![What it shows](../images/…)`; to show it as code, take this word out from behind the backticks.',
  page: 'Take it out; a page on the screen has no end of paper, and `---` between blank lines is a line across it.',
  embed: 'Show a picture by `![What it shows](../images/…)`, and link to a page by `[words](address)`.',
  inserted: 'Put `<ins>` before and `</ins>` behind what was added, or take the signs out.',
  term: 'Make it one line, with the term in bold, `**Term:** what it means`, or a list of such lines.',
  highlight: 'Write `<mark>words</mark>` to mark words, or `**words**` for bold ones.',
  raised: 'Write `<sup>2</sup>` for what stands high.',
  lowered: 'Write `<sub>2</sub>` for what stands low.',
  struck:
    'Put two signs on each side, `~~words~~`, to strike the words out; a backslash before the first sign shows both as they are.',
  module: 'Take the line out; a program is shown between two lines of three backticks.',
  emoji: 'Type the picture itself, such as 🚀, or take the word out.',
};
