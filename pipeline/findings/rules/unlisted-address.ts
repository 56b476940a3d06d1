import { error } from '../rule.ts';

export const unlistedAddress = error('addresses', {
  message: (v) => `Cannot find the line \`${v.line}\`${v.more}: this machine cannot add what the site publishes`,
  advice: () => 'Run `npm run build` on your own computer, which adds them, and commit this file with the others.',
  means:
    'A machine that publishes for you has found pages whose addresses are not in `addresses.yaml`, or something that waits for another day than stands ' +
    'there. It cannot keep that file, which lies on your computer; if it went on, the loss of one of these pages would not be noticed later. Your own ' +
    '`npm run build` adds them, also what waits for its day. Commit the file, and the site is published.',
  parameters: { line: '/insights/gates: live', more: ' and 2 more' },
  example: { none: 'Only a build that a machine runs finds it.' },
});
