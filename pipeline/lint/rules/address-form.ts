import { inText } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly kind?: string;
  readonly what: string;
  readonly expected?: string;
};

export const addressForm = rule<Parameters>({
  area: 'slips',
  severity: 'warning',
  message: (v) =>
    v.kind === 'blank'
      ? `Unexpected blank in the address \`${v.what}\`: it is published as it is typed`
      : `Unexpected address \`${v.what}\`, expected \`${v.expected}\``,
  advice: (v) =>
    v.kind === 'blank' ? 'Type the address without a blank between `<` and `>`.' : `Type \`${v.expected}\`.`,
  means:
    'The address has a slip of the fingers at its beginning or its end: a slash, a colon or a letter too few, or a bracket that nothing closes. It would be no link, or one that leads nowhere.',
  parameters: { what: 'http:/example.com', expected: 'http://example.com' },
  example: inText('It is at ‸http:/example.com now.', 'It is at http://example.com now.'),
});
