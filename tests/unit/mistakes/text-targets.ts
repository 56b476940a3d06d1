import type { RuleName } from '../../../pipeline/lint/rules.ts';
import { inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';

type Row = readonly [name: string, typed: string, rule: RuleName, says: string, fixed?: string];

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
  ['in quotation marks', '‸[site]("https://example.org")', 'incomplete-address', '`https://example.org`'],
  ['in curly quotation marks', '‸[site](“/faq”)', 'incomplete-address', 'Put `/faq` in its place'],
  ['with a comma in its host', '‸[site](https://example,org/x)', 'incomplete-address', 'its whole host', SITE],
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
    'its whole host',
    SITE,
  ],
  ['that is only its sign', '‸[site](#)', 'link-empty', 'into the round brackets', SITE],
  ['that is empty in HTML', '‸<a href="">site</a>', 'link-empty', 'quotation marks', '<a href="/faq">site</a>'],
  ['of mail with a blank', '‸[mail](mailto:anna @example.org)', 'blank-in-target', 'without a blank', SITE],
  ['of mail with a blank behind its colon', '‸[mail](mailto: a@example.org)', 'blank-in-target', 'a blank', SITE],
  ['with a blank in its host', '‸[site](https://exa mple.org/x)', 'blank-in-target', 'without a blank', SITE],
  [
    'with a blank in a host that seems whole',
    '‸[site](https://www.exa mple.org)',
    'blank-in-target',
    'without a blank',
    SITE,
  ],
  [
    'of a telephone with blanks',
    '‸[us](+39 045 1234567)',
    'blank-in-target',
    'without a blank',
    '[us](tel:+390451234567)',
  ],
  [
    'of a picture with its size',
    '‸![A ladder](../images/ladder.svg =300x200)',
    'blank-in-target',
    'without a blank',
    PICTURE,
  ],
  ['of a picture that is missing', '‸![A ladder]()', 'missing-image', 'the path of the image', PICTURE],
  ['of a picture, with a blank before it', '! ‸[A ladder](../images/ladder.svg)', 'missing-page', 'no blank', PICTURE],
  [
    'with words behind it',
    '‸[site](https://example.org/x The whole paper)',
    'blank-in-target',
    'stands in straight quotation marks',
    '[site](https://example.org/x "The whole paper")',
  ],
];

/** Addresses in a text that lead nowhere, or not where they should. */
export const textTargets: readonly Mistake[] = ROWS.map(([name, typed, rule, says, fixed]) =>
  inArticle({
    name: `an address ${name}`,
    typed: `See ${typed} now.`,
    rule,
    says,
    ...(fixed !== undefined && { fixed: `See ${fixed} now.` }),
  }),
);
