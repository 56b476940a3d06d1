import { ARTICLE, casesOf, edit, inFields } from '../mistakes/rows.ts';

export const cases = casesOf('front-matter-unknown', [
  edit(
    'a paragraph of a long text two blanks short',
    'pages/home.md',
    '      Most decks answer another question: how',
    '    ‸Most decks answer another question: how',
    { fixed: '      Most decks answer another question: how' },
  ),
  edit(
    'a colon in a second line that is not indented',
    ARTICLE,
    'summary: Burn Quality puts a price on each gate of a biotech plan before you pay for it. A worked ladder of three gates, one of which does not survive the sum.',
    'summary: What is this\n‸all about: gates',
    { says: '', fixed: 'summary: "What is this all about: gates"' },
  ),
  edit(
    'the actions of the last section without their blanks',
    'pages/about.md',
    '    actions:\n      - { label: Book',
    '‸actions:\n      - { label: Book',
    { fixed: '    actions:\n      - { label: Book' },
  ),
  edit(
    'a field of the site below the fields of another, indented like them',
    'site.yaml',
    '\n# Places outside the site. A link written as `destination:booking` leads there.\ndestinations:',
    '  ‸host: netlify\n\ndestinations:',
    { fixed: 'host: netlify\n\ndestinations:' },
  ),
  edit('a field misspelt', ARTICLE, 'tags: ', '‸tag: ', { says: 'did you mean `tags`' }),
  edit('a field with a capital letter', ARTICLE, 'title: "Burn Quality: what a euro of risk costs you"', '‸Title: A', {
    says: 'Write `title: A`',
  }),
  edit('a field with a blank', ARTICLE, 'hero_image: ', '‸hero image: ', { says: 'did you mean `hero_image`' }),
  edit('a field with a hyphen', ARTICLE, 'hero_alt: ', '‸hero-alt: ', { says: 'did you mean `hero_alt`' }),
  edit('a field in camel case', ARTICLE, 'hero_image: ', '‸heroImage: ', { says: 'did you mean `hero_image`' }),
  edit('a needed field misspelt', ARTICLE, 'summary: ', '‸sumary: ', { says: 'did you mean `summary`' }),
  edit('the day by the name that other programs have for it', ARTICLE, 'published: 2025-10-06', '‸date: 2025-10-06', {
    says: ['did you mean `published`', 'Write `published: 2025-10-06`'],
  }),
  edit('the summary by the name that a page has for it', ARTICLE, 'summary: ', '‸description: ', {
    says: 'did you mean `summary`',
  }),
  edit('what other programs call `hero_image`: image: images', ARTICLE, 'hero_image: images', '‸image: images', {
    says: 'did you mean `hero_image`',
  }),
  edit('what other programs call `summary`: excerpt: Burn', ARTICLE, 'summary: Burn', '‸excerpt: Burn', {
    says: 'did you mean `summary`',
  }),
  edit('what other programs call `tags`: categories: [', ARTICLE, 'tags: [', '‸categories: [', {
    says: 'did you mean `tags`',
  }),
  edit(
    'a field of a page in an article',
    ARTICLE,
    'tags: [capital, valuation, leadership, strategy]',
    'tags: [capital, valuation, leadership, strategy]\n‸keywords: [biotech]',
    { fixed: 'tags: [capital, valuation, leadership, strategy]' },
  ),
  edit(
    'a field of a service in an article',
    ARTICLE,
    'tags: [capital, valuation, leadership, strategy]',
    'tags: [capital, valuation, leadership, strategy]\n‸audience: founders',
    { fixed: 'tags: [capital, valuation, leadership, strategy]' },
  ),
  edit(
    'a field that nothing has',
    ARTICLE,
    'tags: [capital, valuation, leadership, strategy]',
    'tags: [capital, valuation, leadership, strategy]\n‸author: me',
    { fixed: 'tags: [capital, valuation, leadership, strategy]' },
  ),
  edit(
    'a field that stands beside its right one',
    ARTICLE,
    'tags: [capital, valuation, leadership, strategy]',
    'tags: [capital, valuation, leadership, strategy]\n‸Tags: [capital]',
    { says: ['did you mean `tags`', 'take the line out'], fixed: 'tags: [capital, valuation, leadership, strategy]' },
  ),
  edit('a field of an article in a page', 'pages/home.md', 'label: Home\n', 'label: Home\n‸published: 2025-10-06\n', {
    fixed: 'label: Home\n',
  }),
  edit(
    'a link whose target has the name of HTML',
    'pages/home.md',
    '- { label: Start your free deck audit, to: /pitch-deck-audit }',
    '- { label: Start your free deck audit, ‸To: /pitch-deck-audit }',
    { says: 'did you mean `to`' },
  ),
  edit('a field of the hero at the top', 'pages/home.md', 'label: Home\n', 'label: Home\n‸lead: A sharp story.\n', {
    fixed: 'label: Home\n',
  }),
  edit(
    'a card with a field of a figure',
    'pages/home.md',
    '        analytics: home_quad_founders_story',
    '        ‸figure: home_quad_founders_story',
    { fixed: '        analytics: home_quad_founders_story' },
  ),
  edit('a price with a hyphen in its name', 'services/pitchkit.md', 'terms: Fixed scope', '‸guide-price: Fixed scope', {
    says: 'did you mean `guide_price`',
  }),
  edit('a field of an article in a service', 'services/pitchkit.md', 'order: 2', 'order: 2\n‸tags: [capital]', {
    fixed: 'order: 2',
  }),
  edit(
    'a kept place with a misspelt question',
    'testimonials.yaml',
    '  asks: >-\n    At which slide',
    '  ‸aks: >-\n    At which slide',
    { says: 'did you mean `asks`' },
  ),
  edit('a setting misspelt', 'site.yaml', 'accessibility_panel: false', '‸acessibility_panel: false', {
    says: 'did you mean `accessibility_panel`',
  }),
  edit('a label that is none', 'site.yaml', 'labels:\n', 'labels:\n  ‸serch: Search\n', {
    says: 'did you mean `search`',
  }),
  inFields('an alias by another word', '‸alias: [/insights/burning]\n', { fixed: 'aliases: [/insights/burning]\n' }),
]);
