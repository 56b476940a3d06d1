import { error, inText } from '../rule.ts';

export const internalRemark = error('markup', {
  message: (v) => `Unexpected \`${v.what}\`, a remark, as ${v.program} has it: it is published as text`,
  advice: (v) => v.advice,
  means:
    'Remarks of other programs, such as those of an online document or of Obsidian, came along with the text. There, nobody but you sees them; here, they are words like all others, ' +
    'with the names and the doubts that stand in them.',
  parameters: {
    program: 'Obsidian',
    what: '%% Ask Ada. %%',
    advice: 'Take it out: every visitor would read it.',
  },
  example: inText('A gate is cheap. ‸%% Ask Ada. %%', 'A gate is cheap.'),
});
