import { type TextParameters, inText, warning } from '../rule.ts';

/** Elements that embed other content, which Markdown cannot. */
const EMBEDDED = /`<(?:applet|audio|embed|frame|iframe|object|video)>`/;

export const htmlRemoved = warning<TextParameters<'what', 'many' | 'kept'>>('html', {
  message: (v) => `Unexpected HTML ${v.what}: ${v.many ? 'they are' : 'it is'} not published${v.kept ?? ''}`,
  advice: (v) =>
    EMBEDDED.test(v.what ?? '')
      ? 'Put a link in its place, `[words](address)`, or a picture, `![What it shows](../images/…)`; or leave it out.'
      : 'Write it in Markdown, or leave it out.',
  means:
    'A few HTML elements may stand in a text, and this is none of them, or it carries something that may not: scripts, frames of other ' +
    'sites, colors and sizes of its own. They would slow the page down, break its look, or let others watch your visitors. ' +
    'The message says what is left out; the words around it stay.',
  parameters: { what: 'attribute `style` of `<span>`' },
  example: inText('Our price is ‸<span style="color: red">fixed</span>.', 'Our price is **fixed**.'),
});
