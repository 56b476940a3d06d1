import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('prose-as-code', [
  inArticle(
    '‸    A gate is a promise to stop, made before the money is spent, and\n    kept when the result does not reach its threshold.',
    {
      says: 'out; for code',
      loses: ['the line before “kept”'],
      fixed:
        'A gate is a promise to stop, made before the money is spent, and\nkept when the result does not reach its threshold.',
    },
  ),
  inArticle('<div>\n  <p>One</p>\n\n‸    <a\n      href="/faq"\n    >\n      Two\n    </a>\n</div>', {
    says: 'Take the empty line above it out; for code',
    fixed: '<div>\n  <p>One</p>\n    <a\n      href="/faq"\n    >\n      Two\n    </a>\n</div>',
    // The tag was published as code.
    loses: ['href', 'faq'],
  }),
]);
