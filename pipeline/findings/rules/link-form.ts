import { type TextParameters, inText, warning } from '../rule.ts';

/** `expected` is absent if the words or the address cannot be told from the surrounding text. */
type Parameters = TextParameters<'what', 'expected'> & {
  readonly kind: 'link' | 'picture' | 'bracket';
  readonly wrapped?: 'yes';
};

export const linkForm = warning<Parameters>('markup', {
  message: (v) =>
    v.kind === 'bracket'
      ? `Unexpected bracket \`${v.what}\` beside a link: it has no partner`
      : `Unexpected form of a ${v.kind}, \`${v.what}\`: it is published as it is typed`,
  advice: (v) => {
    if (v.kind === 'bracket') return 'Take it out, or type its partner.';
    if (v.wrapped) return 'Put the address on one line, from bracket to bracket.';
    return v.expected === undefined
      ? `Type it as \`${v.kind === 'link' ? '' : '!'}[words](address)\`: a bracket at both ends of the words, and of the address; a title behind it in \`"\`, with none inside.`
      : `Type it as \`${v.expected}\`.`;
  },
  means:
    'A link is `[words](address)`: square brackets first, round ones directly behind them. With a blank between, ' +
    'all of it is shown as it is typed, and leads nowhere.',
  parameters: { kind: 'link', what: '[the questions] (/faq)', expected: '[the questions](/faq)' },
  example: inText('Read ‸[the questions] (/faq).', 'Read [the questions](/faq).'),
});
