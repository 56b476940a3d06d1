import { error, inText, lines } from '../rule.ts';

export const unjoinedChanges = error('markup', {
  message: (v) => `Unexpected mark \`${v.mark}\` of two changes that git could not join: both are published`,
  advice: () =>
    'Take out the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`, and of what stands between them, what is old.',
  means:
    'Two people have changed the same place, and git has left both versions in the file, between lines of its own. Decide which one counts: until then, readers would see both, and the marks.',
  parameters: { mark: '<<<<<<< HEAD' },
  example: inText(
    lines('‸<<<<<<< HEAD', 'A gate takes a day.', '=======', 'A gate takes two days.', '>>>>>>> later'),
    'A gate takes two days.',
  ),
});
