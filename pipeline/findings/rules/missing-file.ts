import { type TextParameters, error, lines } from '../rule.ts';

export const missingFile = error<TextParameters<'name', 'empty'>>('files', {
  message: (v) => (v.empty === undefined ? `Cannot find \`${v.name}\`` : `Cannot find anything in \`${v.name}\``),
  advice: (v) =>
    v.empty !== undefined
      ? 'Put back what it held; the site cannot be built without that. `docs/fields.md` shows what belongs there.'
      : `The site cannot be built without this file; \`docs/fields.md\` shows what it holds. One that is there under a similar name is to be called \`${v.name}\`.`,
  means:
    'A few files must be there, or there is nothing to publish: `site.yaml`, which names the site, the front page `pages/home.md`, ' +
    '`pages/insights.md`, which opens the list of articles, and `pages/not-found.md` for visitors who mistype an address. One of them has ' +
    'been renamed, moved or deleted. Until it is back, the published site stays as it was.',
  parameters: { name: 'pages/not-found.md' },
  example: {
    wrong: [{ form: 'absent', file: 'pages/not-found.md' }],
    right: [
      {
        form: 'whole',
        file: 'pages/not-found.md',
        text: lines(
          '---',
          'title: There is no such page',
          'description: The page that you asked for is not here.',
          'hidden: true',
          '---',
          'Perhaps the address was mistyped.',
        ),
      },
    ],
  },
});
