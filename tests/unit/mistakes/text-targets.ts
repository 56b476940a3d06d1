import type { RuleName } from '../../../pipeline/rules.ts';
import { inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';

type Row = readonly [name: string, typed: string, rule: RuleName, says: string, mended?: string];

const PICTURE = '![A ladder](../images/ladder.svg)';
const SITE = '[site](https://example.org)';
const ROWS: readonly Row[] = [
  ['of the computer itself', '‸[site](http://localhost:3000/x)', 'computer-path', 'that others can open', SITE],
  [
    'of the computer itself, bare',
    '‸http://127.0.0.1:80',
    'computer-path',
    'between backticks',
    '`http://127.0.0.1:80`',
  ],
  ['with two beginnings', '‸[site](https://https://example.org)', 'incomplete-address', '`https://example.org`'],
  ['with two broken beginnings', '‸[site](http://http//example.org)', 'incomplete-address', '`http://example.org`'],
  ['in quotation marks', '‸[site]("https://example.org")', 'incomplete-address', '`https://example.org`'],
  ['in curly quotation marks', '‸[site](“/faq”)', 'incomplete-address', 'Put `/faq` in its place'],
  ['with a comma in its host', '‸[site](https://example,org/x)', 'incomplete-address', '`https://example.org/x`'],
  ['of a port', '‸[site](https://:80port/)', 'incomplete-address', '`https://` and its whole host', SITE],
  ['of a host without its ending', '‸[site](https://example)', 'incomplete-address', 'its whole host', SITE],
  [
    'of mail without the ending of its host',
    '‸[mail](mailto:anna@example)',
    'incomplete-address',
    '`mailto:anna@example.org`',
    '[mail](mailto:anna@example.org)',
  ],
  [
    'with a no-break space in its host',
    '‸[site](https://example.\u00a0org)',
    'incomplete-address',
    'https://example.org',
  ],
  ['with a no-break space', '‸[site](https://example.org/a\u00a0b)', 'invisible-sign', 'U+00A0', SITE],
  ['with a space that nobody sees', '‸[site](https://example.org/a\u200bb)', 'invisible-sign', 'U+200B', SITE],
  ['that is only its sign', '‸[site](#)', 'link-empty', 'into the round brackets', SITE],
  ['that is empty in HTML', '‸<a href="">site</a>', 'link-empty', 'quotation marks', '<a href="/faq">site</a>'],
  ['of mail with a blank', '‸[mail](mailto:anna @example.org)', 'blank-in-target', '(mailto:anna@example.org)'],
  [
    'of mail with a blank behind its colon',
    '‸[mail](mailto: a@example.org)',
    'blank-in-target',
    '(mailto:a@example.org)',
  ],
  ['of mail with a blank, between signs', '‸<mailto:anna @example.org>', 'address-form', '`<mailto:anna@example.org>`'],
  ['with a blank in its host', '‸[site](https://exa mple.org/x)', 'blank-in-target', '(https://example.org/x)'],
  ['with a blank in its host, between signs', '‸<https://exa mple.org/x>', 'address-form', '`<https://example.org/x>`'],
  [
    'with a blank in a host that seems whole',
    '‸[site](https://www.exa mple.org)',
    'blank-in-target',
    'without a blank',
    SITE,
  ],
  ['of a telephone with blanks', '‸[us](+39 045 1234567)', 'blank-in-target', '(tel:+390451234567)'],
  ['of a picture with its size', '‸![A ladder](../images/ladder.svg =300x200)', 'blank-in-target', PICTURE],
  ['of a picture that is missing', '‸![A ladder]()', 'missing-image', 'the path of the image', PICTURE],
  ['of a picture, with a blank before it', '! ‸[A ladder](../images/ladder.svg)', 'missing-page', 'no blank', PICTURE],
  [
    'under a name, without a blank line',
    '[it][b].\n‸[b]: https://example.org',
    'missing-definition',
    'Put a blank line above it.',
    '[it][b].\n\n[b]: https://example.org\n\nGo',
  ],
  [
    'under a name, without a blank line and without a link',
    'it.\n‸[1]: https://example.org',
    'missing-definition',
    'link to it in the text as `[words][1]`',
    '[it][1].\n\n[1]: https://example.org\n\nGo',
  ],
  [
    'with words behind it',
    '‸[site](https://example.org/x The whole paper)',
    'blank-in-target',
    'a title in straight quotation marks',
    '[site](https://example.org/x "The whole paper")',
  ],
];

/** Addresses in a text that lead nowhere, or not where they should. */
export const textTargets: readonly Mistake[] = ROWS.map(([name, typed, rule, says, mended]) =>
  inArticle({
    name: `an address ${name}`,
    typed: `See ${typed} now.`,
    rule,
    says,
    ...(mended !== undefined && { mended: `See ${mended} now.` }),
  }),
);
