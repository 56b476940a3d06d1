import { error, inText, lines } from '../rule.ts';

export const duplicateAnchor = error('addresses', {
  message: (v) => `Unexpected anchor \`${v.anchor}\`: this page has it already`,
  advice: () => 'Give the second one a name of its own, so that a link can tell them apart.',
  means:
    'An anchor is the part of a link after `#`: it leads to one place on a page. Here two places have the same, so a link ' +
    'would always lead to the first, and the second could not be reached. Anchors are what you write in `{#…}` behind a heading, ' +
    'or as the `id` of a section; `menu` and a few more belong to the page itself.',
  parameters: { anchor: 'gate' },
  example: inText(
    lines('## Before a gate {#gate}', '', 'A question.', '', '‸## After a gate {#gate}', '', 'An answer.'),
    lines('## Before a gate {#gate}', '', 'A question.', '', '## After a gate {#after-gate}', '', 'An answer.'),
  ),
});
