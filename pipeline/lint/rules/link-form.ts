import { inText } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly kind: string;
  readonly what: string;
  readonly expected: string;
};

export const linkForm = rule<Parameters>({
  area: 'slips',
  severity: 'warning',
  message: (v) => `Unexpected form of a ${v.kind}, \`${v.what}\`: it is published as it is typed`,
  advice: (v) => `Type it as \`${v.expected}\`.`,
  means:
    'A link is `[words](address)`: square brackets first, round ones directly behind them. With a blank between, ' +
    'all of it is shown as it is typed, and leads nowhere.',
  parameters: { kind: 'link', what: '[the questions] (/faq)', expected: '[the questions](/faq)' },
  example: inText('Read ‸[the questions] (/faq).', 'Read [the questions](/faq).'),
});
