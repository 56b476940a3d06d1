import { casesOf, inField } from '../mistakes/rows.ts';

export const cases = casesOf('unknown-topic', [
  inField('tags: [‸business-development-and-licensing]', 'did you mean `bdl`'),
  inField('tags: [capital, ‸capitalaccess]', 'did you mean `capital-access`'),
  inField('tags: [capital, ‸stratgy]', { says: 'did you mean `strategy`', undone: true, isGuess: true }),
  inField('tags: [capital, ‸horses]', { says: 'does not name it', undone: true }),
]);
