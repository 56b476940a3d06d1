import { ARTICLE, casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('yaml-colon', [
  edit('facts.yaml', 'sprint-duration: 4 weeks', '‸sprint-duration 4 weeks', 'Write `sprint-duration: 4 weeks`'),
  edit('facts.yaml', 'audit-retention: 30', '‸audit-retention:30', [
    'Cannot find the blank',
    'Write `audit-retention: 30 days`',
  ]),
  edit(ARTICLE, 'title: "Burn Quality: what a euro of risk costs you"', '‸title:Gate', 'Write `title: Gate`'),
  edit(ARTICLE, 'type: value memo', '‸type value memo', 'Write `type: value memo`'),
  edit('services/pitchkit.md', 'covers:\n  - "The narrative', '‸covers\n  - "The narrative', 'Write `covers:`'),
  edit('services/pitchkit.md', 'deliverables:\n  - "Investor', '‸deliverables\n  - "Investor', 'Write `deliverables:`'),
  edit('pages/about.md', 'hero:\n  title: Between', '‸hero\n  title: Between', 'Write `hero:`'),
  edit('pages/about.md', 'sections:\n  - kind: figures', '‸sections\n  - kind: figures', 'Write `sections:`'),
  edit('pages/about.md', 'items:\n      - figure:', '‸items\n      - figure:', 'Write `items:`'),
  edit('pages/about.md', 'items:\n      - "**Former', '‸items\n      - "**Former', 'Write `items:`'),
]);
