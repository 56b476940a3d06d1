import { inText, warning } from '../rule.ts';

/** `expected` is what to type in the place of `what`. */
interface Parameters {
  readonly kind: 'twice' | 'blank' | 'glued' | 'doubled' | 'accent';
  readonly what: string;
  readonly expected: string;
}

export const typingSlip = warning<Parameters & Readonly<Record<string, string>>>('text', {
  message: (v) => {
    if (v.kind === 'twice') return `Unexpected \`${v.what}\`: the same word stands twice`;
    if (v.kind === 'glued') return `Expected a blank behind \`${v.what}\``;
    if (v.kind === 'blank') return `Unexpected blank before \`${v.expected.trim()}\``;
    if (v.kind === 'accent') return `Unexpected \`${v.what}\`: its apostrophe stands for an accent`;
    return `Unexpected \`${v.what}\`: the same sign stands twice`;
  },
  advice: (v) => {
    if (v.kind === 'glued') return 'Type the blank.';
    if (v.kind === 'blank') return v.expected.endsWith(' ') ? 'Type the blank behind it.' : 'Take the blank out.';
    return v.what === '..' ? 'Type one `.`, or three for what is left out.' : `Type \`${v.expected}\`.`;
  },
  means:
    'A word or a sign that stands twice, a blank before a comma or none behind it, an apostrophe in the place of an accent: slips of the hand, which the eye that wrote them no longer sees. A reader does.',
  parameters: { kind: 'twice', what: 'the the', expected: 'the' },
  example: inText('A gate is ‸the the promise to stop.', 'A gate is the promise to stop.'),
});
