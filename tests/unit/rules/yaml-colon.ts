import { ARTICLE, casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('yaml-colon', [
  edit('a fact without its colon', 'facts.yaml', 'sprint-duration: 4 weeks', '‸sprint-duration 4 weeks', {
    says: 'Write `sprint-duration: 4 weeks`',
  }),
  edit(
    'a fact without the blank behind its colon',
    'facts.yaml',
    'audit-retention: 30 days',
    '‸audit-retention:30 days',
    { says: ['Cannot find the blank', 'Write `audit-retention: 30 days`'] },
  ),
  edit(
    'a title without the blank behind its colon',
    ARTICLE,
    'title: "Burn Quality: what a euro of risk costs you"',
    '‸title:Gate',
    { says: 'Write `title: Gate`' },
  ),
  edit('a field without its colon', ARTICLE, 'type: value memo', '‸type value memo', {
    says: 'Write `type: value memo`',
  }),
  edit(
    'no colon behind the name of a list',
    'services/pitchkit.md',
    'covers:\n  - "The narrative',
    '‸covers\n  - "The narrative',
    { says: 'Write `covers:`' },
  ),
  edit(
    'no colon behind the name of a list below another',
    'services/pitchkit.md',
    'deliverables:\n  - "Investor deck',
    '‸deliverables\n  - "Investor deck',
    { says: 'Write `deliverables:`' },
  ),
  edit('no colon behind the name of fields', 'pages/about.md', 'hero:\n  title: Between', '‸hero\n  title: Between', {
    says: 'Write `hero:`',
  }),
  edit(
    'no colon behind the name of sections',
    'pages/about.md',
    'sections:\n  - kind: figures',
    '‸sections\n  - kind: figures',
    { says: 'Write `sections:`' },
  ),
  edit(
    'no colon behind the name of a list of fields in a section',
    'pages/about.md',
    'items:\n      - figure: "{{ funds-won }}"',
    '‸items\n      - figure: "{{ funds-won }}"',
    { says: 'Write `items:`' },
  ),
  edit(
    'no colon behind the name of a list of texts in a section',
    'pages/about.md',
    'items:\n      - "**Former',
    '‸items\n      - "**Former',
    { says: 'Write `items:`' },
  ),
]);
