import { type TextParameters, error, inText } from '../rule.ts';

const SWALLOWED = {
  open: (name: string) =>
    name.startsWith('!')
      ? `behind \`<${name}\`: nothing ends it`
      : `behind \`<${name}>\`: nothing closes it, so that it takes along what follows`,
  far: (name: string) => `between \`<${name}>\` and \`</${name}>\`: it takes along what stands in it`,
  inside: (name: string) => `in \`<${name}>\`: it is left out with what stands in it`,
};

export const htmlSwallows = error<TextParameters<'words' | 'name'> & { readonly how: keyof typeof SWALLOWED }>('html', {
  message: (v) => `Cannot publish ${v.words === '1' ? '1 word' : `${v.words} words`} ${SWALLOWED[v.how](v.name)}`,
  advice: (v) =>
    v.how === 'inside'
      ? 'Take both tags out with what stands between them; save a drawing under `images/` and show it by `![What it shows](…)`, and write a formula in signs.'
      : v.name.startsWith('!')
        ? 'Take its beginning out, or put its end where the words begin that are for readers.'
        : 'Take the tag out, and its end if there is one; or put a backslash before each, `\\<`, to show them as text.',
  means:
    'Scripts, style sheets, drawings, formulas and comments are not published, with all that stands in them. Where such an element does not ' +
    'end, or ends far below, it would take the words of your text along. The build stops, and says how many they are.',
  parameters: { name: 'script', words: '4', how: 'open' },
  example: inText('The figure.\n\n‸<script>\n\nIt was a guess.', 'The figure.\n\nIt was a guess.'),
});
