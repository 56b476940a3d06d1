import { inText, warning } from '../rule.ts';

export const escapedMarkup = warning('markup', {
  message: (v) => `Unexpected backslashes before signs, as in \`${v.what}\`: the signs are published, and mean nothing`,
  advice: () => 'Take the backslashes out.',
  means:
    'A backslash before a sign shows the sign itself. Some programs put one before each, so that no heading, no bold words and no link is left: readers would see stars and brackets.',
  parameters: { what: '\\*\\*cheap\\*\\*' },
  example: inText(
    '‸A gate is \\*\\*cheap\\*\\*, as \\[the questions\\](/faq) say.',
    'A gate is **cheap**, as [the questions](/faq) say.',
  ),
});
