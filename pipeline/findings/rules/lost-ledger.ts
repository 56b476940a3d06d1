import { error } from '../rule.ts';

export const lostLedger = error('addresses', {
  message: () => 'Cannot find this file, which lists every address that was ever published; git has it',
  advice: () => 'Bring it back: `git restore --source=HEAD` and the path of this file.',
  means:
    'The file `addresses.yaml` is gone, though it was there at the last commit. It is the only place that knows every address that was ever published: ' +
    'without it, the loss of a page would not be noticed, and what is meant to be gone would be forgotten. Bring the file back as it was.',
  parameters: {},
  example: { none: 'Only a folder in git that has lost this file finds it.' },
});
