import { atEnd, casesOf } from '../mistakes/rows.ts';

export const cases = casesOf('unclosed-code', [
  atEnd('‸```\nvalue / cost\n\nThis is not code.', {
    says: 'Put a line of three backticks below the code',
    fixed: '\n```\nvalue / cost\n```\n\nThis is not code.',
  }),
  atEnd('‸```\nvalue', { says: ': 1 line is published as code', fixed: '\n```\nvalue\n```' }),
]);
