import { type TextParameters, inText, warning } from '../rule.ts';

export const htmlRemoved = warning<TextParameters<'what', 'many' | 'kept' | 'link' | 'inside'>>('html', {
  message: (v) => `Unexpected HTML ${v.what}: ${v.many ? 'they are' : 'it is'} not published${v.kept ?? ''}`,
  advice: (v) => {
    // An empty line ends HTML.
    const line = v.inside ? ', and leave no empty line there' : '';
    if (v.link === undefined) return `Write it in Markdown, or leave it out${line}.`;
    // Behind a tag, a picture of Markdown would be text.
    const picture = v.link.startsWith('[') ? ', or a picture, `![What it shows](../images/…)`' : '';
    return `Put a link in its place, \`${v.link}\`${picture}; or leave it out.`;
  },
  means:
    'A few HTML elements may stand in a text, and this is none of them, or it carries something that may not: scripts, frames of other ' +
    'sites, colors and sizes of its own. They would slow the page down, break its look, or let others watch your visitors. ' +
    'The message says what is left out; the words around it stay.',
  parameters: { what: 'attribute `style` of `<span>`' },
  example: inText('Our price is ‸<span style="color: red">fixed</span>.', 'Our price is **fixed**.'),
});
