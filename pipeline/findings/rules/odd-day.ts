import { ARTICLE, type TextParameters, beside, inFields, lines, together, warning } from '../rule.ts';

const URL_REGISTRY = lines('/insights/worn-felt: live', '/insights/how-pins-hold: live', '/insights/winter-air: live');

export const oddDay = warning<
  TextParameters<'day', 'newest' | 'more' | 'published'> & { readonly kind?: 'far' | 'before' }
>('fields', {
  message: (v) => {
    if (v.kind === 'far')
      return `Unexpected day \`${v.day}\`, more than two years away: nothing is published before it`;
    return v.kind === 'before'
      ? `Unexpected day \`${v.day}\` for \`updated\`, before \`published\`, which is \`${v.published}\``
      : `Unexpected day \`${v.day}\` for \`published\`: this is new, and would stand behind what was published on ${v.newest}${v.more ? `; so would ${v.more} more files` : ''}`;
  },
  advice: (v) => {
    if (v.kind === 'far')
      return 'Put the day on which it shall be published, such as the next Monday; to keep it back without a day, write `draft: true`.';
    return v.kind === 'before'
      ? 'Put the day of the last real change, or take the line out.'
      : 'Put the day on which it is published. If the old day is meant, leave it: once it is published, this is not said again.';
  },
  means:
    'An article that is new and has an old day was most likely begun long ago, or as a copy of another one. It would appear in the midst of the list, where readers do not look for news.',
  parameters: { day: '2023-05-04', newest: '2024-11-30' },
  example: together(
    beside('whole', 'addresses.yaml', URL_REGISTRY),
    inFields(ARTICLE, 'published: ‸2023-05-04', 'published: 2024-12-01'),
  ),
});
