import { type TextParameters, inText, warning } from '../rule.ts';

type Parameters = TextParameters<'of' | 'target', 'expected'> & { readonly kind: 'redirect' | 'tracking' | 'login' };

export const pastedAddress = warning<Parameters>('links', {
  message: (v) => {
    if (v.kind === 'redirect') return `Unexpected address of ${v.of}, which only leads on to \`${v.expected}\``;
    return v.kind === 'tracking'
      ? `Unexpected signs in the address \`${v.target}\`: they tell another site from where a reader came`
      : `Unexpected address of ${v.of}, \`${v.target}\`: others may be asked to sign in`;
  },
  advice: (v) =>
    v.kind === 'login'
      ? 'Open it in a private window; if it asks to sign in, share it with everybody, or put the file into this folder and link to it.'
      : `Type \`${v.expected}\`.`,
  means:
    'An address that is copied from a list of results, a mail or a social network often leads through a page of theirs, which counts who reads what, and one day is gone. ' +
    'An address of a document that you see because you are signed in shows others a form for a password.',
  parameters: {
    kind: 'tracking',
    of: '',
    target: 'https://example.org/a?utm_source=x',
    expected: 'https://example.org/a',
  },
  example: inText('Read ‸[it](https://example.org/a?utm_source=x).', 'Read [it](https://example.org/a).'),
});
