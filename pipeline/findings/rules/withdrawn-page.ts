import { type TextParameters, beside, error, inWhole, together } from '../rule.ts';

export const withdrawnPage = error<TextParameters<'address' | 'file' | 'reason', 'isDraft'>>('addresses', {
  message: (v) => `Cannot find what was published at \`${v.address}\`: \`${v.file}\` ${v.reason}`,
  advice: (v) =>
    `To publish it again, ${v.isDraft ? `take the line \`draft: true\` out of \`${v.file}\`` : `give \`${v.file}\` the day back that it had`}. To lead its visitors elsewhere meanwhile, add \`${v.address}\` to the list \`aliases\` of the file that they are to find. Only if nothing is to be there ever again: \`${v.address}: gone\`.`,
  means:
    'This was published, and is not any more: it has become a draft, or has been given a day to come. Visitors with a link to it would find ' +
    'nothing. If it only slipped, publish it again. While it is being rewritten, its address may lead to another page, under whose `aliases` it stands. ' +
    'And if it is never to come back, that is a decision, which is written down as `gone`.',
  parameters: { address: '/insights/gates', file: 'insights/gates.md', reason: 'is a draft', isDraft: 'yes' },
  example: together(
    beside('fields', 'insights/gates.md', 'draft: true'),
    inWhole('addresses.yaml', '‸/insights/gates: live', '/insights/gates: gone'),
  ),
});
