import { rule, type Rules } from './rule.ts';

/** The finished site, as the pipeline reads it again. */
export const site = {
  'dead-address': rule(
    'error',
    (v) =>
      v['anchor'] === undefined
        ? `Cannot publish \`${v['file']}\`: nothing is at \`${v['target']}\`, which it names`
        : `Cannot publish \`${v['file']}\`: there is no \`#${v['anchor']}\` at \`${v['target']}\`, which it names`,
    'Correct the address where it is written; if it is written nowhere in the content, the program is at fault: please report it.',
  ),
  'outputs-disagree': rule(
    'error',
    (v) =>
      `Cannot publish two values for the ${v['field']} of \`${v['address']}\`: \`${v['one']}\` in \`${v['oneFile']}\`, \`${v['other']}\` in \`${v['otherFile']}\``,
    'The program is at fault, since both are made from the same content: please report it.',
  ),
} as const satisfies Rules;
