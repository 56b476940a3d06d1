import { type TextParameters, error, inFields, lines } from '../rule.ts';

export const missingService = error<TextParameters<never, 'audience'>>('fields', {
  message: ({ audience }) => `Cannot find a service${audience === undefined ? '' : ` for \`${audience}\``}`,
  advice: () => 'Add a file to `services/` that this section can show, or take the section out.',
  means:
    'A section of kind `services` shows the files of `services/` whose `audience` is the one that it names, or all where it names none. ' +
    'There is none, so the section would be a heading with nothing below it.',
  parameters: { audience: 'ttos' },
  example: inFields(
    'pages/for-universities.md',
    lines('sections:', '  - kind: services', '    title: What we offer', '    audience: ‸ttos'),
    lines('sections:', '  - kind: services', '    title: What we offer', '    audience: founders'),
  ),
});
