import { type TextParameters, inText, warning } from '../rule.ts';

export const htmlUnknown = warning<TextParameters<'tag', 'broken' | 'indented'>>('html', {
  message: (v) =>
    v.broken
      ? `Unexpected HTML \`${v.tag}\` with attributes that cannot be read: it is shown as the text that it looks like`
      : `Unexpected element \`${v.tag}\`, which is none of HTML: it is shown as the text that it looks like`,
  advice: (v) =>
    v.broken
      ? 'Write it in Markdown; or put a blank before each attribute, and its value between two straight quotation marks.'
      : `Take it out, ${v.indented ? 'with its end and the blanks that begin the lines between' : 'with its end if it has one'}, and leave what stands between; or put a backslash before it, \`\\<\`, if readers shall see it.`,
  means:
    'Programs name parts of their own, such as `<Video>` or `<Callout>`; HTML knows none of them. ' +
    'What a browser does not know is shown as it is typed, so that no word is lost, and readers see the tag. Take it out, and leave the words. ' +
    'A tag whose attributes cannot be read, such as `<a href="/faq"title="Answers">`, is shown in the same way.',
  parameters: { tag: '<Callout type="info">' },
  example: inText('‸<Callout type="info">Read this first.</Callout>', 'Read this first.'),
});
