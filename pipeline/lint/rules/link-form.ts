import { inText } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly kind: string;
  readonly what: string;
  /** Absent where the words or the address cannot be told from what stands around. */
  readonly expected?: string;
};

export const linkForm = rule<Parameters>({
  area: 'slips',
  severity: 'warning',
  message: (v) => `Unexpected form of a ${v.kind}, \`${v.what}\`: it is published as it is typed`,
  advice: (v) =>
    v.expected === undefined
      ? `Type it as \`${v.kind === 'link' ? '' : '!'}[words](address)\`: a bracket at both ends of the words, and of the address; a title behind it in \`"\`, with none inside.`
      : `Type it as \`${v.expected}\`.`,
  means:
    'A link is `[words](address)`: square brackets first, round ones directly behind them. With a blank between, ' +
    'all of it is shown as it is typed, and leads nowhere.',
  parameters: { kind: 'link', what: '[the questions] (/faq)', expected: '[the questions](/faq)' },
  example: inText('Read ‸[the questions] (/faq).', 'Read [the questions](/faq).'),
});
