import { casesOf, misnamed } from '../mistakes/rows.ts';

export const cases = casesOf('file-name', [
  misnamed('insights/gate\u200B.md', { right: 'insights/gate.md', says: 'a character that cannot be seen' }),
]);
