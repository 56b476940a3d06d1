import { type Texts, inText, lines, rule } from '../rule.ts';

export const duplicateAnchor = rule<Texts<'anchor', 'isFirst'>>({
  area: 'addresses',
  severity: 'error',
  message: (v) => `Unexpected anchor \`${v.anchor}\`: this page has it already`,
  advice: (v) =>
    v.isFirst
      ? 'Give this one a name of its own: links lead to the other one, which was there before.'
      : 'Give the second one a name of its own, so that a link can tell them apart.',
  means:
    'An anchor is the part of a link after `#`: it leads to one place on a page. Here two places have the same, so a link ' +
    'would always lead to the first, and the second could not be reached. Of two headings of a file, the one that came last is meant, since links lead to the other. Anchors are what you write in `{#…}` behind a heading, ' +
    'or as the `id` of a section; `menu` and a few more belong to the page itself.',
  parameters: { anchor: 'gate' },
  example: inText(
    lines('## Before a gate {#gate}', '', 'A question.', '', '‸## After a gate {#gate}', '', 'An answer.'),
    lines('## Before a gate {#gate}', '', 'A question.', '', '## After a gate {#after-gate}', '', 'An answer.'),
  ),
});
