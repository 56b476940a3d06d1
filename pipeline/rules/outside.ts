import { rule, type Rules } from './rule.ts';

/** Where links to other sites lead: looked at only when a check is asked to try them. */
export const outside = {
  'dead-link': rule(
    'warning',
    (v) => `Cannot find \`${v['target']}\` any more: its host answers ${v['status']}`,
    'Link to where it is now, to a copy in a web archive, or take the link out and leave its text.',
  ),
  'unreachable-link': rule(
    'warning',
    (v) => `Cannot reach \`${v['target']}\`: ${v['why']}`,
    'Open it in a browser. If it does not open there either, link to something else, or take the link out and leave its text.',
  ),
  'moved-link': rule(
    'note',
    (v) => `\`${v['target']}\` has moved for good, to \`${v['to']}\``,
    (v) => `Link to \`${v['to']}\`, if it still shows what is meant.`,
  ),
  'refused-link': rule(
    'note',
    (v) => `Cannot tell whether \`${v['target']}\` is there: its host answers ${v['status']} to a program`,
    'Open it in a browser; if it shows there, all is well.',
  ),
} as const satisfies Rules;
