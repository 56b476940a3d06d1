import type { files as rules } from '../rules/files.ts';
import { lines } from './example.ts';
import type { LessonForEachRule } from './lesson.ts';

const LONG_SLUG = `what-a-gate-is-for${'-and-what-it-is-not-for'.repeat(11)}`;

/** What can be wrong with a file before anybody has read what it says. */
export const files = {
  'missing-file': {
    means:
      'A few files must be there, or there is nothing to publish: `site.yaml`, which names the site, the front page `pages/home.md`, ' +
      '`pages/insights.md`, which opens the list of articles, and `pages/not-found.md` for whoever mistypes an address. One of them has ' +
      'been renamed, moved or deleted. Until it is back, the published site stays as it was.',
    values: { name: 'pages/not-found.md' },
    example: {
      wrong: [{ form: 'absent', file: 'pages/not-found.md' }],
      right: [
        {
          form: 'whole',
          file: 'pages/not-found.md',
          text: lines(
            '---',
            'title: There is no such page',
            'description: The page that you asked for is not here.',
            'hidden: true',
            '---',
            'Perhaps the address was mistyped.',
          ),
        },
      ],
    },
  },
  'unreadable-file': {
    means:
      'There is something of this name, but it cannot be opened as a file. Often it is a folder whose name ends like that of a file, ' +
      'a shortcut (a link to a file elsewhere), or a file that another program keeps locked. The site is made of ordinary files only, ' +
      'so that it comes out the same on every machine.',
    values: { reason: 'it is a folder', what: 'file' },
    example: {
      wrong: [{ form: 'folder', file: 'insights/my-article.md' }],
      right: [{ form: 'text', file: 'insights/my-article.md', text: 'An ordinary file, with its text.' }],
    },
  },
  'unexpected-file': {
    means:
      'This file lies in the content folder, and nothing on the site comes of it. Perhaps it stands in the wrong folder, or has the ' +
      'wrong ending, such as `.docx` or `.txt` for a text. No visitor will ever see it; what you keep for yourself belongs elsewhere. ' +
      'A hidden file such as `.my-article.md.1a2b3c4d.old` is what a rename has left that broke off, perhaps since the machine stopped: ' +
      'it is a copy of the file that it is called after.',
    values: { name: 'my-article.md', file: 'drafts/my-article.md' },
    example: {
      wrong: [
        { form: 'text', file: 'drafts/my-article.md', text: 'An article in a folder that the site does not know.' },
      ],
      right: [{ form: 'text', file: 'insights/my-article.md', text: 'The same article, in its place.' }],
    },
  },
  'misplaced-file': {
    means:
      'The folder decides what a file is: those of `insights/` are articles, with a summary and a day; those of `pages/` are pages, with a description. ' +
      'All fields of this one are of the other kind, so it is only in the wrong folder. Move it, and nothing in it needs to change.',
    values: { file: 'pages/dry-air.md', folder: 'pages', kind: 'article', home: 'insights/dry-air.md' },
    example: {
      wrong: [
        {
          form: 'whole',
          file: 'pages/dry-air.md',
          text: lines(
            '---',
            'title: Dry air',
            'summary: Air is dry in winter.',
            'published: 2025-01-02',
            '---',
            'It is.',
          ),
        },
      ],
      right: [
        {
          form: 'whole',
          file: 'insights/dry-air.md',
          text: lines(
            '---',
            'title: Dry air',
            'summary: Air is dry in winter.',
            'published: 2025-01-02',
            '---',
            'It is.',
          ),
        },
      ],
    },
  },
  'copied-file': {
    means:
      'The name says that this is a copy, as systems call one that is made by mistake, or each letter of it is the same as in the other file. Published, ' +
      'the text would stand on the site twice, at two addresses. So the copy is left out until it is deleted, or has a name and words of its own. ' +
      'What is published already is never taken for the copy.',
    values: { name: 'winter-air (1).md', other: 'insights/winter-air.md' },
    example: {
      wrong: [{ form: 'text', file: 'insights/winter-air (1).md', text: 'Air is dry in winter.' }],
      right: [{ form: 'text', file: 'insights/dry-air.md', text: 'Air is dry in winter.' }],
    },
  },
  'file-name': {
    means:
      'The name of this file or folder holds a character that some computer, or no eye, can tell from another: one that cannot be seen, ' +
      'or one that turns the letters after it around. Such characters come along when a name is pasted. Addresses are made of names, so ' +
      'a visitor could never type this one. Here the name has an invisible character behind `steps`.',
    values: { name: 'three-steps​.md', reason: 'it holds a character that cannot be seen' },
    example: {
      wrong: [
        {
          form: 'text',
          file: 'insights/three-steps\u200B.md',
          text: 'The name of this file ends in a space without width.',
        },
      ],
      right: [{ form: 'text', file: 'insights/three-steps.md', text: 'The name of this file was typed anew.' }],
    },
  },
  'file-encoding': {
    means:
      'A file holds numbers, and an encoding says which letter each one stands for. This file was saved in an old encoding, so its ' +
      'accented letters and quotation marks would come out as `�`. Editors of today save as UTF-8, which has all letters of all ' +
      'languages; in others, look for “Encoding” in the dialog that saves a file.',
    values: { reason: 'this character was saved as Latin-1 or Windows-1252' },
    example: {
      wrong: [
        { form: 'text', file: 'insights/my-article.md', text: 'We met in a caf‸é in Zürich.', encoding: 'latin1' },
      ],
      right: [{ form: 'text', file: 'insights/my-article.md', text: 'We met in a café in Zürich.' }],
    },
  },
  'long-name': {
    means:
      'Of this name a file is made: a page, a list of a topic, a picture. No disk takes a file name of more than 255 bytes, so the site ' +
      'could not be written. A plain letter is one byte, a letter with an accent two, a Chinese character three. A name of three ' +
      'to six words is easier to read in an address, too.',
    values: {
      name: 'what-a-gate-is-for-and-what-it-is-not-for-and-what-it-is-not-for-and-what-it-is-not-for-and-what-it-is-not-for-and-what-it-is-not-for-and-what-it-is-not-for-and-what-it-is-not-for-and-what-it-is-not-for-and-what-it-is-not-for-and-what-it-is-not-for-and-what-it-is-not-for',
      found: '271',
      limit: '240',
    },
    example: {
      wrong: [
        {
          form: 'fields',
          file: 'insights/my-article.md',
          text: `slug: ‸${LONG_SLUG}`,
        },
      ],
      right: [{ form: 'fields', file: 'insights/my-article.md', text: 'slug: what-a-gate-is-for' }],
    },
  },
  'document-limit': {
    means:
      'A file may hold as much as a thick book, and this one holds more. Nearly always something was pasted that was not meant: a log, ' +
      'a table of thousands of lines, a picture as letters. Such a page would take minutes to open on a phone, so the file is not read.',
    values: { what: 'lines', limit: '30000' },
    example: {
      wrong: [{ form: 'text', file: 'insights/my-article.md', text: '2026-03-01 09:00 21.4 °C\n', times: 30_000 }],
      right: [{ form: 'text', file: 'insights/my-article.md', text: 'It was 21.4 °C warm, for four weeks.' }],
    },
  },
  'internal-fault': {
    means:
      'The program has failed over this file, in a way that its makers did not foresee. You have done nothing wrong. The published site ' +
      'stays as it was. If you are in a hurry, put back what you wrote last in this file, a paragraph at a time, until the message is gone.',
    values: { reason: 'Unexpected end of list' },
    example: { none: 'No text is known that leads to this; whoever finds one has found a fault of the program.' },
  },
} as const satisfies LessonForEachRule<typeof rules>;
