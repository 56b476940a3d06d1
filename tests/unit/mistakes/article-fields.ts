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
      fixed: 'hero_image: images/burn-quality.svg\nhero_alt',
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
    ...[
      ['hero_image: images', 'image: images', 'hero_image'],
      ['summary: Burn', 'excerpt: Burn', 'summary'],
      ['tags: [', 'categories: [', 'tags'],
    ].map(([from = '', to = '', name = '']): Mistake => ({
      name: `what other programs call \`${name}\`: ${to}`,
      file: ARTICLE,
      from,
      to: `‸${to}`,
      rule: 'front-matter-unknown',
      says: `did you mean \`${name}\``,
    })),
    {
      name: 'a field of a page in an article',
      file: ARTICLE,
      from: TAGS,
      to: `${TAGS}\n‸keywords: [biotech]`,
      rule: 'front-matter-unknown',
      fixed: TAGS,
    },
    {
      name: 'a field of a service in an article',
      file: ARTICLE,
      from: TAGS,
      to: `${TAGS}\n‸audience: founders`,
      rule: 'front-matter-unknown',
      fixed: TAGS,
    },
    {
      name: 'a field that nothing has',
      file: ARTICLE,
      from: TAGS,
      to: `${TAGS}\n‸author: me`,
      rule: 'front-matter-unknown',
      fixed: TAGS,
    },
    {
      name: 'a field that stands beside its right one',
      file: ARTICLE,
      from: TAGS,
      to: `${TAGS}\n‸Tags: [capital]`,
      rule: 'front-matter-unknown',
      says: ['did you mean `tags`', 'take the line out'],
      fixed: TAGS,
    },
    {
      name: 'no title',
      file: ARTICLE,
      from: `${TITLE}\nsummary`,
      to: '‸summary',
      rule: 'front-matter-missing',
      says: '`title`',
      fixed: `${TITLE}\nsummary`,
    },
    {
      name: 'no day',
      file: ARTICLE,
      from: `${TYPE}\n${DAY}`,
      to: TYPE,
      at: `${ARTICLE}:2:1`,
      rule: 'front-matter-missing',
      says: '`published`',
      fixed: `${TYPE}\n${DAY}`,
    },
  ];
}

function days(): Mistake[] {
  const asks = (typed: string): Mistake => ({
    name: `the day ${typed}`,
    file: ARTICLE,
    from: DAY,
    to: `published: ‸${typed}`,
    rule: 'bad-date',
    says: 'Write the day as `YYYY-MM-DD`',
    fixed: DAY,
  });
  return [
    { ...asks('2025-10-06T09:00'), says: 'Leave out the time behind the day: `2025-10-06`' },
    asks('6 October 2025'),
    asks('03/04/2026'),
    asks('2025-13-01'),
    asks('2025-02-30'),
    asks('yesterday'),
    asks('2025'),
  ];
}

function values(): Mistake[] {
  const wrong = (name: string, to: string, says: string, fixed?: string): Mistake => ({
    name,
    file: ARTICLE,
    from: TYPE,
    to,
    rule: 'front-matter-field',
    says,
    ...(fixed !== undefined && { fixed }),
  });
  return [
    wrong('`no` for `false`', 'draft: ‸no', 'expected `true` or `false`', TYPE),
    wrong('`false` in quotes', 'draft: ‸"false"', 'expected `true` or `false`', TYPE),
    wrong('a word for `true` or `false`', 'draft: ‸perhaps', 'expected `true` or `false`', TYPE),
    wrong('minutes in quotes', 'reading_time: ‸"5"', 'expected a number', 'reading_time: 5'),
    wrong('minutes in words', 'reading_time: ‸five', 'expected a number', TYPE),
    wrong('no minutes at all', 'reading_time: ‸0', 'expected at least 1', TYPE),
    wrong('half minutes', 'reading_time: ‸4.5', 'expected a whole number', TYPE),
    wrong('a number for a text', 'type: ‸2025', 'in double quotes', 'type: "2025"'),
    wrong('a switch for a text', 'type: ‸true', 'in double quotes', 'type: "true"'),
    wrong('a list for a text', 'type: ‸[value, memo]', 'Write one text behind `type:`', TYPE),
    wrong('nothing for a text', 'type:‸', 'Write a value behind `type:`', TYPE),
    wrong('a fact alone, without quotes', 'type: ‸{{ languages }}', 'in double quotes', 'type: "{{ languages }}"'),
    wrong(
      'a picture for a list of pictures',
      'images: ‸images/card.svg',
      'on a line of its own below it',
      'images:\n  - images/card.svg',
    ),
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
    {
      ...tags('topics without brackets', 'tags: ‸capital, strategy', 'expected a list'),
      fixed: 'tags:\n  - capital\n  - strategy',
    },
    {
      ...tags('topics in other forms', 'tags: [‸Capital, Capital Access]', 'not `Capital`, `Capital Access`'),
      fixed: 'tags: [capital, capital-access]',
    },
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
      fixed: TAGS,
    },
  ];
}
