import { inText, lines, warning } from '../rule.ts';

export const boldHeading = warning('markup', {
  message: (v) => `Unexpected bold heading, \`${v.what}\`: a heading stands out by itself`,
  advice: (v) => `Take the signs out: \`${v.expected}\`.`,
  means:
    'Headings have their own weight and size on every page. Bold signs inside of one come along with what is pasted from a word processor, and make it differ from all others.',
  parameters: { what: '**Before a gate**', expected: 'Before a gate' },
  example: inText(lines('## ‸**Before a gate**', '', 'Text.'), lines('## Before a gate', '', 'Text.')),
});
