import { inText, warning } from '../rule.ts';
import type { EmphasisForm } from '../words.ts';

export const emphasisForm = warning<EmphasisForm>('markup', {
  message: (v) => {
    if (v.kind === 'product') return `Unexpected stars in \`${v.what}\`: they make italics of what stands between them`;
    if (v.kind === 'words')
      return `Unexpected stars inside of words, \`${v.what}\`: they make ${v.made} of what stands between them`;
    if (v.kind === 'crossed')
      return `Unexpected bold words \`${v.bold}\`: they stand between the words that were meant to be bold`;
    if (v.kind === 'open') return 'Unexpected backtick without its other end: it is published as it is typed';
    if (v.kind === 'alone') return 'Unexpected `**` without its other end: it is published as it is typed';
    if (v.kind === 'empty')
      return `Unexpected \`${v.what}\`, with nothing in between to be bold: it is published as it is typed`;
    if (v.kind === 'uneven')
      return 'Unexpected `*` too many on one side of bold or italic words: it is published as it is typed';
    if (v.kind === 'spaced' || v.kind === 'glued')
      return `Unexpected \`${v.what}\`: it is published as it is typed, not in italics`;
    return `Unexpected \`${v.what}\`: it is published as it is typed, not bold`;
  },
  advice: (v) => {
    if (v.kind === 'product') return `Type \`${v.sum}\`, or \`${v.expected}\` to show the stars.`;
    if (v.kind === 'words') return `Type \`${v.shown}\` in the place of each, to show the stars.`;
    if (v.kind === 'crossed')
      return v.expected === undefined
        ? 'Put `<strong>` and `</strong>` in the place of the stars around the words that are meant.'
        : `Put \`${v.expected}\` in their place: beside a letter, stars with punctuation inside do not make words bold.`;
    if (v.kind === 'open')
      return 'Put another backtick at the other end of the words; or take it out; a backslash before it shows it as it is.';
    if (v.kind === 'alone')
      return 'Put `**` at both ends of the words, in one paragraph; `\\*\\*` shows the stars as they are.';
    if (v.kind === 'empty')
      return 'Take the stars out, or put words between them; a backslash before each shows them as they are.';
    if (v.kind === 'uneven') return 'Type as many stars behind the words as before them; `\\*` shows one as it is.';
    if (v.kind === 'spaced')
      return `Leave no blank inside the signs, \`${v.expected}\`${v.expected?.startsWith('*') ? '; the sign of a product is ×' : ''}.`;
    if (v.kind === 'glued') return `Put a blank behind the last sign, \`${v.what} \`, or take both out.`;
    return v.kind !== 'blank'
      ? 'Move punctuation out of them, or put a blank before the first `**` and behind the last; `\\*\\*` shows them as they are.'
      : `Leave no blank inside the signs: \`${v.expected}\`.`;
  },
  means:
    'Two stars make words bold when they touch the words on both sides, inside. With a blank between, or without the other end, nothing is bold, and readers see the stars.',
  parameters: { kind: 'blank', what: '** decision **', expected: '**decision**' },
  example: inText('A gate is a ‸** decision **.', 'A gate is a **decision**.'),
});
