import { rule, type Rules } from './rule.ts';

/** HTML in a text. */
export const html = {
  'html-removed': rule(
    'warning',
    (v) => `Unexpected HTML ${v['what']}: ${v['many'] ? 'they are' : 'it is'} not published${v['kept'] ?? ''}`,
    (v) =>
      EMBEDDED.test(v['what'] ?? '')
        ? 'Put a link in its place, `[words](address)`, or a picture, `![What it shows](../images/…)`; or leave it out.'
        : 'Write it in Markdown, or leave it out.',
  ),
  'html-unclosed': rule(
    'warning',
    (v) =>
      v['meant']
        ? `Unexpected second \`<${v['name']}>\`, expected \`${v['meant']}\``
        : `Cannot find the end of \`<${v['name']}>\`: it is ${v['shown'] ? 'shown as text' : 'read as HTML, not shown'}`,
    (v) =>
      v['meant']
        ? `Put the slash in: \`${v['meant']}\` ends what \`<${v['name']}>\` begins.`
        : 'Close it, or put a backslash before it, `\\<`, to show it as the text that it looks like.',
  ),
  'html-unknown': rule(
    'warning',
    (v) =>
      `Unexpected ${v['known'] ? `tag \`<${v['name']} …>\`, which is not written as HTML` : `element \`<${v['name']}>\`, which is none of HTML`}: it is shown as the text that it looks like`,
    (v) =>
      v['known']
        ? 'Take it out, with its end if it has one; a link, emphasis or a picture is written in Markdown.'
        : 'Take it out, with its end if it has one, and leave what stands between; or put a backslash before it, `\\<`, if readers shall see it.',
  ),
  'html-swallows': rule(
    'error',
    (v) =>
      `Cannot publish ${v['words'] === '1' ? '1 word' : `${v['words']} words`} ${SWALLOWED[v['how'] ?? '']?.(v['name'] ?? '')}`,
    (v) =>
      v['how'] === 'inside'
        ? 'Take both tags out with what stands between them; save a drawing under `images/` and show it by `![What it shows](…)`, and write a formula in signs.'
        : v['name']?.startsWith('!')
          ? 'Take its beginning out, or put its end where the words begin that are for readers.'
          : 'Take the tag out, and its end if there is one; or put a backslash before each, `\\<`, to show them as text.',
  ),
  'html-line-break': rule(
    'warning',
    () => 'Unexpected `</br>`, expected `<br>`: a browser makes a line break of either',
    'Take the slash out; a line break has no end tag.',
  ),
  'markdown-in-html': rule(
    'warning',
    (v) => `Unexpected Markdown inside of HTML, \`${v['what']}\`: it is published as it is typed`,
    (v) =>
      v['above'] === undefined
        ? `Say it in HTML: \`${v['expected']}\`.`
        : `Put a blank line behind \`${v['above']}\`${v['below'] === undefined ? '' : `, and one before \`${v['below']}\``}; its words begin at the very left.`,
  ),
  'html-pasted': rule(
    'note',
    (v) =>
      `This was pasted from ${v['program']}: its words, headings, links, lists and tables are published, its fonts, sizes and colors are not`,
    'Nothing to do if it looks right; as Markdown it is easier to change.',
  ),
  'comment-removed': rule(
    'note',
    () => 'This comment is not published',
    'Nothing to do, if the comment is meant for you alone.',
  ),
  'comment-published': rule(
    'error',
    (v) =>
      v['kind'] === 'open'
        ? 'Cannot find the end of the comment that begins here: it is published as text'
        : 'Unexpected end of a comment in another paragraph, line or cell than its beginning here: all of it is published as text',
    'Write it on one line, from `<!--` to `-->`, or take it out; `\\<!--` shows the sign itself.',
  ),
} as const satisfies Rules;

/** Elements that show what stands elsewhere, which Markdown cannot. */
const EMBEDDED = /`<(?:applet|audio|embed|frame|iframe|object|video)>`/;
const SWALLOWED: Readonly<Record<string, (name: string) => string>> = {
  open: (name) =>
    name.startsWith('!')
      ? `behind \`<${name}\`: nothing ends it`
      : `behind \`<${name}>\`: nothing closes it, so that it takes along what follows`,
  far: (name) => `between \`<${name}>\` and \`</${name}>\`: it takes along what stands in it`,
  inside: (name) => `in \`<${name}>\`: it is left out with what stands in it`,
};
