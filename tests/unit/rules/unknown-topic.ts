import { ARTICLE, casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('unknown-topic', [
  edit(
    'the name of a topic, with hyphens',
    ARTICLE,
    'tags: [capital, valuation, leadership, strategy]',
    'tags: [‸business-development-and-licensing]',
    { says: 'did you mean `bdl`' },
  ),
  edit(
    'a topic without its hyphen',
    ARTICLE,
    'tags: [capital, valuation, leadership, strategy]',
    'tags: [capital, ‸capitalaccess]',
    { says: 'did you mean `capital-access`' },
  ),
  edit(
    'a topic that is not known',
    ARTICLE,
    'tags: [capital, valuation, leadership, strategy]',
    'tags: [capital, ‸horses]',
    { says: 'does not name it', fixed: 'tags: [capital, valuation, leadership, strategy]' },
  ),
]);
