import { type TextParameters, error, inFields } from '../rule.ts';

/** What an address should be instead; `part` is its wrong part. */
const EXPECTED = {
  plain: () => 'lower-case letters, digits and hyphens, with `/` between parts',
  name: () => 'a file name with letters or digits',
  device: (part?: string) => `a name other than \`${part}\`, which Windows keeps for a device`,
  index: () => 'a last part other than `index`, by which hosts call the folder itself',
  kept: (part?: string) => `another first part than \`${part}\`: what stands below it is kept by browsers for ever`,
};

export const badAddress = error<TextParameters<'value', 'part'> & { readonly expected: keyof typeof EXPECTED }>(
  'addresses',
  {
    message: (v) => `Unexpected address \`${v.value}\`, expected ${EXPECTED[v.expected](v.part)}`,
    advice: () =>
      'Rename the file, for example to `my-new-page.md`, or change the field, for example to `/my-new-page`.',
    means:
      'The name of a file, or its `slug`, becomes an address that people type, read aloud and paste. Spaces and capitals get lost on the way, ' +
      'and a few names mean something else to computers, such as `index` or `con`. Lower-case letters, digits and hyphens arrive everywhere.',
    parameters: { value: '/About Us', expected: 'plain' },
    example: inFields('pages/about.md', 'aliases: [‸/About Us]', 'aliases: [/about-us]'),
  },
);
