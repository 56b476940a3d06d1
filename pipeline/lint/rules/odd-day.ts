import { inFields, lines } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly newest?: string;
  readonly day: string;
  readonly more?: string;
  readonly waits?: string;
  readonly published?: string;
};

export const oddDay = rule<Parameters>({
  area: 'fields',
  severity: 'warning',
  message: (v) =>
    v.newest !== undefined
      ? `Unexpected day \`${v.day}\` for \`published\`: this is new, and would stand behind what was published on ${v.newest}${v.more ? `; so would ${v.more} more files` : ''}`
      : v.waits !== undefined
        ? `Unexpected day \`${v.day}\` for \`published\`: it is more than a year to come, and nobody sees this before`
        : v.published === undefined
          ? `Unexpected day \`${v.day}\` for \`updated\`: it is still to come`
          : `Unexpected day \`${v.day}\` for \`updated\`: it is before \`published\`, \`${v.published}\``,
  advice: (v) =>
    v.newest !== undefined
      ? 'Put the day on which it is published. If the old day is meant, leave it: once it is published, this is not said again.'
      : v.waits !== undefined
        ? 'Correct the day. If none is known yet, add `draft: true`.'
        : 'Correct it to the day of the last real change, or take the line out.',
  means:
    '`updated` is the day of the last real change of a text that was published before. Search engines and readers are told both days, and a text that changed before it was there makes them doubt either. A text that would wait for more than a year has probably a slip in `published`; one that is new and has an old day there was most likely begun long ago, or as a copy of another one, and would appear in the midst of the list, where nobody looks for news.',
  parameters: { day: '2024-01-01', published: '2025-10-06' },
  example: inFields(
    'insights/my-article.md',
    lines('published: 2025-10-06', 'updated: ‸2024-01-01'),
    lines('published: 2025-10-06', 'updated: 2026-01-01'),
  ),
});
