import type { addresses as rules } from '../rules/addresses.ts';
import { inFields, inText, inWhole, lines } from './example.ts';
import type { LessonForEachRule } from './lesson.ts';

/** Addresses of pages, and anchors on them. */
export const addresses = {
  'bad-address': {
    means:
      'The name of a file, or its `slug`, becomes an address that people type, read aloud and paste. Spaces and capitals get lost on the way, ' +
      'and a few names mean something else to computers, such as `index` or `con`. Lower-case letters, digits and hyphens arrive everywhere.',
    values: {
      value: '/About Us',
      expected: 'lower-case letters, digits and hyphens, with `/` between parts',
      example: '/about-us',
    },
    example: inFields('pages/about.md', 'aliases: [‸/About Us]', 'aliases: [/about-us]'),
  },
  'duplicate-slug': {
    means:
      'The last part of an article’s address is its `slug`, or its file name if it has none. Two articles have the same, and one ' +
      'would hide the other: its text would be nowhere on the site. Capitals and accents do not make a difference here, ' +
      'since they do not on every disk.',
    values: { slug: 'gates', other: 'insights/gates.md' },
    example: {
      wrong: [
        { form: 'text', file: 'insights/gates.md', text: 'The older article.' },
        { form: 'fields', file: 'insights/gates-again.md', text: 'slug: ‸gates' },
      ],
      right: [
        { form: 'text', file: 'insights/gates.md', text: 'The older article.' },
        { form: 'fields', file: 'insights/gates-again.md', text: 'slug: gates-again' },
      ],
    },
  },
  'duplicate-address': {
    means:
      'Two pages want the same address, and a visitor who types it can only get one of them. It may be the name of a file, an ' +
      'entry of `aliases`, or a page that the site makes by itself. One of the two must move.',
    values: { address: '/prices', other: 'pages/prices.md' },
    example: {
      wrong: [
        { form: 'text', file: 'pages/prices.md', text: 'What it costs.' },
        { form: 'fields', file: 'pages/offers.md', text: 'aliases: [‸/prices]' },
      ],
      right: [
        { form: 'text', file: 'pages/prices.md', text: 'What it costs.' },
        { form: 'fields', file: 'pages/offers.md', text: 'aliases: [/all-offers]' },
      ],
    },
  },
  'needless-alias': {
    means:
      'Under `aliases` stand the addresses that a page had before, so that old links lead on. This one needs no leading: it stands there twice, ' +
      'or the page is at this address anyway. Nothing breaks; the list is only longer than it should be.',
    values: { address: '/prices', reason: 'it is the address of this very file' },
    example: inFields('pages/prices.md', 'aliases: [/fees, ‸/prices]', 'aliases: [/fees]'),
  },
  'lost-address': {
    means:
      'Somebody may have a link to this address: it was published, and `addresses.yaml` remembers it; or git or the folder `dist` do, where that file has lost the line. Now nothing is there, so that a visitor ' +
      'would find only “Page not found”. Either the page has moved, and its new file says so under `aliases`; or it is meant to be gone, and ' +
      'this line says that. `npm run rename` gives a file another name and does all of it.',
    values: { address: '/prices' },
    example: inWhole('addresses.yaml', '‸/prices: live', '/prices: gone'),
  },
  'lost-anchor': {
    means:
      'Somebody may have a link to this very place on the page: a question, a section, a heading whose name you chose by `{#…}`. It was published, and now a link to it ends at ' +
      'the top of the page. If the place is called otherwise now, keep its old name behind the new one, and both lead there; a section takes old names under ' +
      '`also_at`. If the place is meant to be gone, `addresses.yaml` says so.',
    values: {
      address: '/prices#sprint',
      anchor: 'sprint',
      file: 'pages/prices.md',
      heading: '## What a sprint costs',
      names: '#sprint-price',
    },
    example: {
      wrong: [
        {
          form: 'text',
          file: 'pages/prices.md',
          text: lines('‸## What a sprint costs {#sprint-price}', '', 'A price.'),
        },
        { form: 'whole', file: 'addresses.yaml', text: '/prices#sprint: live' },
      ],
      right: [
        {
          form: 'text',
          file: 'pages/prices.md',
          text: lines('## What a sprint costs {#sprint-price #sprint}', '', 'A price.'),
        },
        { form: 'whole', file: 'addresses.yaml', text: '/prices#sprint: live' },
      ],
    },
  },
  'lost-ledger': {
    means:
      'The file `addresses.yaml` is gone, though it was there at the last commit. It is the only place that knows every address that was ever published: ' +
      'without it, nobody would notice that a page is lost, and what is meant to be gone would be forgotten. Bring the file back as it was.',
    values: {},
    example: { none: 'Only a folder in git that has lost this file finds it.' },
  },
  'withdrawn-page': {
    means:
      'This was published, and is not any more: somebody has made a draft of it, or given it a day to come. Whoever has a link to it would find ' +
      'nothing. If it only slipped, publish it again. While it is being rewritten, its address may lead to another page, under whose `aliases` it stands. ' +
      'And if it is never to come back, that is a decision, which is written down as `gone`.',
    values: { address: '/insights/gates', file: 'insights/gates.md', reason: 'is a draft', isDraft: 'yes' },
    example: {
      wrong: [
        { form: 'fields', file: 'insights/gates.md', text: 'draft: true' },
        { form: 'whole', file: 'addresses.yaml', text: '‸/insights/gates: live' },
      ],
      right: [
        { form: 'fields', file: 'insights/gates.md', text: 'draft: true' },
        { form: 'whole', file: 'addresses.yaml', text: '/insights/gates: gone' },
      ],
    },
  },
  'gone-address': {
    means:
      'The list of addresses says that this one is meant to be gone, and yet a page is there. Only one of the two can be right: visitors would ' +
      'be shown the page, and machines told that there is none.',
    values: { address: '/prices', file: 'pages/prices.md' },
    example: {
      wrong: [
        { form: 'text', file: 'pages/prices.md', text: 'What it costs.' },
        { form: 'whole', file: 'addresses.yaml', text: '/prices: ‸gone' },
      ],
      right: [
        { form: 'text', file: 'pages/prices.md', text: 'What it costs.' },
        { form: 'whole', file: 'addresses.yaml', text: '/prices: live' },
      ],
    },
  },
  'ledger-line': {
    means:
      'The file `addresses.yaml` is kept by `npm run build`: each line is an address, perhaps with `#` and a place on its page, a colon, and `live`, `gone` or the day from which it is live. This line is something else, so ' +
      'that nobody knows what it is to say. A line that begins with `#` is a remark, and may say anything.',
    values: { text: '/prices gone', mend: '/prices: gone' },
    example: inWhole('addresses.yaml', '‸/prices gone', '/prices: gone'),
  },
  'ledger-twice': {
    means:
      'The same address stands in `addresses.yaml` twice, once as `live` and once as `gone`. That happens where two people have changed the file at ' +
      'the same time. One of the two lines must go.',
    values: { address: '/prices', state: 'live', line: '1' },
    example: inWhole('addresses.yaml', lines('/prices: gone', '‸/prices: live'), '/prices: gone'),
  },
  'unlisted-address': {
    means:
      'A machine that publishes for you has found pages whose addresses are not in `addresses.yaml`, or something that waits for another day than stands ' +
      'there. It cannot keep that file, which lies on your computer; if it went on, nobody would notice later that one of these pages is lost. Your own ' +
      '`npm run build` adds them, also what waits for its day. Commit the file, and the site is published.',
    values: { line: '/insights/gates: live', more: ' and 2 more' },
    example: { none: 'Only a build that a machine runs finds it.' },
  },
  'duplicate-anchor': {
    means:
      'An anchor is the part of a link after `#`: it leads to one place on a page. Here two places have the same, so a link ' +
      'would always lead to the first, and the second could not be reached. Of two headings of a file, the one that came last is meant, since links lead to the other. Anchors are what you write in `{#…}` behind a heading, ' +
      'or as the `id` of a section; `menu` and a few more belong to the page itself.',
    values: { anchor: 'gate' },
    example: inText(
      lines('## Before a gate {#gate}', '', 'A question.', '', '‸## After a gate {#gate}', '', 'An answer.'),
      lines('## Before a gate {#gate}', '', 'A question.', '', '## After a gate {#after-gate}', '', 'An answer.'),
    ),
  },
} as const satisfies LessonForEachRule<typeof rules>;
