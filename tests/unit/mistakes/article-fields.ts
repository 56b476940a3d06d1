import type { Mistake } from './mistake.ts';

const ARTICLE = 'insights/burn-quality.md';
const TITLE = 'title: "Burn Quality: what a euro of risk costs you"';
const TAGS = 'tags: [capital, valuation, leadership, strategy]';
const TYPE = 'type: value memo';
const DAY = 'published: 2025-10-06';

/** The fields of an article, each wrong in the ways that are likely. */
export const articleFields: readonly Mistake[] = [...names(), ...days(), ...values(), ...topics()];

function names(): Mistake[] {
  return [
    {
      name: 'a picture taken out, its words left',
      file: ARTICLE,
      from: 'hero_image: images/burn-quality.svg\nhero_alt',
      to: '‸hero_alt',
      rule: 'idle-field',
      says: ['`hero_alt` and `hero_caption`: there is no `hero_image`', 'Add `hero_image`'],
      mended: 'hero_image: images/burn-quality.svg\nhero_alt',
    },
    {
      name: 'a field misspelt',
      file: ARTICLE,
      from: 'tags: ',
      to: '‸tag: ',
      rule: 'front-matter-unknown',
      says: 'did you mean `tags`',
    },
    {
      name: 'a field with a capital letter',
      file: ARTICLE,
      from: TITLE,
      to: '‸Title: A',
      rule: 'front-matter-unknown',
      says: 'Write `title: A`',
    },
    {
      name: 'a field with a blank',
      file: ARTICLE,
      from: 'hero_image: ',
      to: '‸hero image: ',
      rule: 'front-matter-unknown',
      says: 'did you mean `hero_image`',
    },
    {
      name: 'a field with a hyphen',
      file: ARTICLE,
      from: 'hero_alt: ',
      to: '‸hero-alt: ',
      rule: 'front-matter-unknown',
      says: 'did you mean `hero_alt`',
    },
    {
      name: 'a field in camel case',
      file: ARTICLE,
      from: 'hero_image: ',
      to: '‸heroImage: ',
      rule: 'front-matter-unknown',
      says: 'did you mean `hero_image`',
    },
    {
      name: 'a needed field misspelt',
      file: ARTICLE,
      from: 'summary: ',
      to: '‸sumary: ',
      rule: 'front-matter-unknown',
      says: 'did you mean `summary`',
    },
    {
      name: 'the day by the name that other programs have for it',
      file: ARTICLE,
      from: DAY,
      to: '‸date: 2025-10-06',
      rule: 'front-matter-unknown',
      says: ['did you mean `published`', 'Write `published: 2025-10-06`'],
    },
    {
      name: 'the summary by the name that a page has for it',
      file: ARTICLE,
      from: 'summary: ',
      to: '‸description: ',
      rule: 'front-matter-unknown',
      says: 'did you mean `summary`',
    },
    {
      name: 'a colon in a title that has none behind its name',
      file: ARTICLE,
      from: TITLE,
      to: '‸title My: title',
      rule: 'yaml-colon',
      says: 'Write `title: "My: title"`',
    },
    {
      name: 'a field of a page in an article',
      file: ARTICLE,
      from: TAGS,
      to: `${TAGS}\n‸keywords: [biotech]`,
      rule: 'front-matter-unknown',
      says: 'it belongs to a page',
      mended: TAGS,
    },
    {
      name: 'a field of a service in an article',
      file: ARTICLE,
      from: TAGS,
      to: `${TAGS}\n‸audience: founders`,
      rule: 'front-matter-unknown',
      says: 'it belongs to a service',
      mended: TAGS,
    },
    {
      name: 'a field that nothing has',
      file: ARTICLE,
      from: TAGS,
      to: `${TAGS}\n‸author: me`,
      rule: 'front-matter-unknown',
      mended: TAGS,
    },
    {
      name: 'a field that stands beside its right one',
      file: ARTICLE,
      from: TAGS,
      to: `${TAGS}\n‸Tags: [capital]`,
      rule: 'front-matter-unknown',
      says: 'Take the line out: `tags` stands beside it already',
      mended: TAGS,
    },
    {
      name: 'no title',
      file: ARTICLE,
      from: `${TITLE}\nsummary`,
      to: '‸summary',
      rule: 'front-matter-missing',
      says: '`title`',
      mended: `${TITLE}\nsummary`,
    },
    {
      name: 'no day',
      file: ARTICLE,
      from: `${TYPE}\n${DAY}`,
      to: TYPE,
      at: `${ARTICLE}:2:1`,
      rule: 'front-matter-missing',
      says: '`published`',
      mended: `${TYPE}\n${DAY}`,
    },
  ];
}

function days(): Mistake[] {
  const writes = (typed: string, meant: string): Mistake => ({
    name: `the day ${typed}`,
    file: ARTICLE,
    from: DAY,
    to: `published: ‸${typed}`,
    rule: 'bad-date',
    says: `Write \`published: ${meant}\``,
  });
  const asks = (typed: string): Mistake => ({
    name: `the day ${typed}`,
    file: ARTICLE,
    from: DAY,
    to: `published: ‸${typed}`,
    rule: 'bad-date',
    says: 'Write the day as `YYYY-MM-DD`',
    mended: DAY,
  });
  return [
    writes('6 October 2025', '2025-10-06'),
    writes('October 6, 2025', '2025-10-06'),
    writes('6th of Oct 2025', '2025-10-06'),
    writes('Monday, 6 October 2025', '2025-10-06'),
    writes('6. Oktober 2025', '2025-10-06'),
    writes('6 ottobre 2025', '2025-10-06'),
    writes('06.10.2025', '2025-10-06'),
    writes('2025/10/06', '2025-10-06'),
    writes('2025-10-6', '2025-10-06'),
    writes('20251006', '2025-10-06'),
    writes('2025-10-06T09:00', '2025-10-06'),
    writes('16/10/2025', '2025-10-16'),
    { ...writes('06/10/2025', '2025-06-10'), says: ['`published: 2025-06-10`', 'or `published: 2025-10-06`'] },
    { ...writes('25-11-03', '2025-11-03'), says: ['`published: 2025-11-03`', 'or `published: 2003-11-25`'] },
    {
      ...writes('03-11-25', '2003-11-25'),
      says: ['`published: 2003-11-25`', '`published: 2025-03-11`', '`published: 2025-11-03`'],
    },
    writes('“2025-10-06”', '2025-10-06'),
    asks('2025-13-01'),
    asks('2025-02-30'),
    asks('yesterday'),
    asks('2025'),
  ];
}

function values(): Mistake[] {
  const wrong = (name: string, to: string, says: string, mended?: string): Mistake => ({
    name,
    file: ARTICLE,
    from: TYPE,
    to,
    rule: 'front-matter-field',
    says,
    ...(mended !== undefined && { mended }),
  });
  return [
    wrong('`yes` for `true`', 'draft: ‸no', 'Write `draft: false`'),
    wrong('a word of another language for `false`', 'draft: ‸nein', 'Write `draft: false`'),
    wrong('`false` in quotes', 'draft: ‸"false"', 'Write `draft: false`'),
    wrong('a word for `true` or `false`', 'draft: ‸perhaps', 'expected `true` or `false`', TYPE),
    wrong('minutes with their unit', 'reading_time: ‸5 min', 'Write `reading_time: 5`'),
    wrong('minutes in quotes', 'reading_time: ‸"5"', 'Write `reading_time: 5`'),
    wrong('minutes in words', 'reading_time: ‸five', 'expected a number', TYPE),
    wrong('no minutes at all', 'reading_time: ‸0', 'expected at least 1', TYPE),
    wrong('half minutes', 'reading_time: ‸4.5', 'expected a whole number', TYPE),
    wrong('a number for a text', 'type: ‸2025', 'Write `type: "2025"`'),
    wrong('a switch for a text', 'type: ‸true', 'Write `type: "true"`'),
    wrong('a list of one for a text', 'type: ‸[memo]', 'Write `type: memo`'),
    wrong('a list for a text', 'type: ‸[value, memo]', 'Write one text behind `type:`', TYPE),
    wrong('nothing for a text', 'type:‸', 'Write a value behind `type:`', TYPE),
    wrong('a fact alone, without quotes', 'type: ‸{{ languages }}', 'Write `type: "{{ languages }}"`'),
    wrong('a slug with blanks and capitals', 'slug: ‸Burn Quality', 'Write `slug: burn-quality`'),
    wrong('a slug with an accent', 'slug: ‸burn-quàlity', 'Write `slug: burn-quality`'),
    wrong('a slug with underlines', 'slug: ‸burn_quality', 'Write `slug: burn-quality`'),
    {
      ...wrong(
        'a picture with fields of its own',
        'images:\n  - ‸src: images/ladder.svg\n    alt: Hm',
        'as in `- images/ladder.svg`',
      ),
      mended: 'images:\n  - images/ladder.svg',
    },
    wrong(
      'a picture with fields in braces',
      'images: [‸{ src: images/ladder.svg, alt: Hm }]',
      'Write `images: [images/ladder.svg]`',
    ),
    wrong('a picture for a list of pictures', 'images: ‸images/card.svg', 'Write `images: [images/card.svg]`'),
    { ...wrong('a fact in the path of a picture', 'images: [‸"images/{x}.svg"]', 'without braces', TYPE) },
  ];
}

function topics(): Mistake[] {
  const tags = (name: string, to: string, says: string, rule: Mistake['rule'] = 'front-matter-field'): Mistake => ({
    name,
    file: ARTICLE,
    from: TAGS,
    to,
    rule,
    says,
  });
  return [
    tags('topics without brackets', 'tags: ‸capital, strategy', 'Write `tags: [capital, strategy]`'),
    tags('topics with capitals, without brackets', 'tags: ‸Capital, Strategy', 'Write `tags: [capital, strategy]`'),
    tags('topics without the opening bracket', 'tags: ‸capital, strategy]', 'Write `tags: [capital, strategy]`'),
    tags('topics behind hashes', 'tags: ‸"#capital, #strategy"', 'Write `tags: [capital, strategy]`'),
    tags('one topic without brackets', 'tags: ‸capital', 'Write `tags: [capital]`'),
    tags('topics in other forms', 'tags: [‸Capital, Capital Access]', 'Write `tags: [capital, capital-access]`'),
    tags('a topic with a capital letter', 'tags: [‸Capital, strategy]', 'Write `tags: [capital, strategy]`'),
    tags('a topic with a blank', 'tags: [‸capital access, strategy]', 'Write `tags: [capital-access, strategy]`'),
    tags(
      'a topic by what it is called',
      'tags: [‸spin-outs and tech transfer]',
      'Write `tags: [spinouts-tech-transfer]`',
    ),
    tags(
      'topics by what they are called, no brackets',
      'tags: ‸spin-outs and tech transfer, capital',
      'Write `tags: [spinouts-tech-transfer, capital]`',
    ),
    tags(
      'the name of a topic, with hyphens',
      'tags: [‸business-development-and-licensing]',
      'did you mean `bdl`',
      'unknown-topic',
    ),
    tags('topics between stars', 'tags: [‸*capital*, *strategy*]', 'Write `tags: [capital, strategy]`', 'yaml-quotes'),
    tags(
      'a topic without its hyphen',
      'tags: [capital, ‸capitalaccess]',
      'did you mean `capital-access`',
      'unknown-topic',
    ),
    {
      ...tags('a topic that nobody knows', 'tags: [capital, ‸horses]', 'does not name it', 'unknown-topic'),
      mended: TAGS,
    },
  ];
}
