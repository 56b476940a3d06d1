import { casesOf, misnamed } from '../mistakes/rows.ts';

export const cases = casesOf('long-name', [
  misnamed(
    'insights/gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-gate-.md',
    { right: 'insights/gate.md', says: 'Shorten it' },
  ),
]);
