import { type TextParameters, error, inFields } from '../rule.ts';

/** What an address should be instead; `part` is its wrong part, or the most bytes that it may have. */
const EXPECTED = {
  plain: () => 'lower-case letters, digits and hyphens, with `/` between parts',
  old: () =>
    'letters, digits, hyphens and `_`, with `/` before and between the parts, and perhaps `.html` or the like at the end',
  capitals: (part?: string) =>
    `one that differs from \`${part}\` in more than capitals, since some hosts and computers take both for one`,
  name: () => 'a file name with letters or digits',
  short: (part?: string) => `a shorter one: a file of its name is made, which may have ${part} bytes`,
  index: () => 'a last part other than `index`, by which hosts call the folder itself',
  kept: (part?: string) => `another first part than \`${part}\`: what stands below it is kept by browsers for ever`,
};

type Parameters = TextParameters<'value', 'part' | 'isOld' | 'write' | 'isPart'> & {
  readonly expected: keyof typeof EXPECTED;
};

/**
 * `isOld`: present for an entry of `aliases`; `write`: what was probably meant by it; `isPart`: present if only the
 * last part of an address was typed.
 */
export const badAddress = error<Parameters>('addresses', {
  message: (v) => `Unexpected address \`${v.value}\`, expected ${EXPECTED[v.expected](v.part)}`,
  advice(v) {
    if (v.isPart) return `Write the whole address that it had, from its first slash on, such as \`${v.write}\`.`;
    if (v.write !== undefined) return `Write it as \`${v.write}\`.`;
    if (v.isOld) return 'It cannot be kept alive: take it out of the list.';
    return 'Rename the file, for example to `my-new-page.md`, or change the field, for example to `/my-new-page`.';
  },
  means:
    'The name of a file, or its `slug`, becomes an address that people type, read aloud and paste. Spaces and capitals get lost on the way, ' +
    'and a few names mean something else to computers, such as `index`. Lower-case letters, digits and hyphens arrive everywhere. ' +
    'Under `aliases`, an address of another program may stand as it was: with capitals, and with `.html` or the like at its end. What stands behind a `?` is no part of it.',
  parameters: { value: 'our/team', expected: 'old', isOld: 'yes', write: '/our/team' },
  example: inFields('pages/about.md', 'aliases: [‸our/team]', 'aliases: [/our/team]'),
});
