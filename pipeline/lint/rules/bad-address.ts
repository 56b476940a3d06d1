import { inFields } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly value: string;
  readonly expected: string;
  readonly slash?: string;
  readonly name?: string;
  readonly example: string;
};

export const badAddress = rule<Parameters>({
  area: 'addresses',
  severity: 'error',
  message: (v) => `Unexpected address \`${v.value}\`, expected ${v.expected}`,
  advice: (v) =>
    v.slash
      ? `Put a slash before it: \`${v.slash}\`.`
      : v.name
        ? `Rename the file to \`${v.name}\`.`
        : v.example
          ? `Put an address of this site in its place, such as \`${v.example}\`.`
          : 'Rename the file or change the field, for example `my-new-page`.',
  means:
    'The name of a file, or its `slug`, becomes an address that people type, read aloud and paste. Spaces and capitals get lost on the way, ' +
    'and a few names mean something else to computers, such as `index` or `con`. Lower-case letters, digits and hyphens arrive everywhere.',
  parameters: {
    value: '/About Us',
    expected: 'lower-case letters, digits and hyphens, with `/` between parts',
    example: '/about-us',
  },
  example: inFields('pages/about.md', 'aliases: [‸/About Us]', 'aliases: [/about-us]'),
});
