import { inFields, rule } from '../rule.ts';

export const badAddress = rule({
  area: 'addresses',
  severity: 'error',
  message: (v) => `Unexpected address \`${v.value}\`, expected ${v.expected}`,
  advice: () => 'Rename the file, for example to `my-new-page.md`, or change the field, for example to `/my-new-page`.',
  means:
    'The name of a file, or its `slug`, becomes an address that people type, read aloud and paste. Spaces and capitals get lost on the way, ' +
    'and a few names mean something else to computers, such as `index` or `con`. Lower-case letters, digits and hyphens arrive everywhere.',
  parameters: { value: '/About Us', expected: 'lower-case letters, digits and hyphens, with `/` between parts' },
  example: inFields('pages/about.md', 'aliases: [‸/About Us]', 'aliases: [/about-us]'),
});
