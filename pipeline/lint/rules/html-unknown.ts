import { type Texts, inText, rule } from '../rule.ts';
import { BRACED } from '../../compile/markdown/html/raw-tags.ts';
import { isMeantAsElement } from '../../compile/markdown/html/known-elements.ts';
import type { Found, ProseBlock, TextParts } from '../markdown/found.ts';

type Parameters = Texts<'name'>;

/** What Markdown has left as text, though it begins and ends like a tag. */
const LIKE_TAG = new RegExp(String.raw`(?<!\{)<(?<name>[A-Za-z][\w.:-]*)(?![\w.:-])(?:[^<>{}]|${BRACED})*>`, 'g');
const END_TAG = /<\/[A-Za-z][\w.:-]*>/g;

export const htmlUnknown = rule<Parameters>({
  area: 'html',
  severity: 'warning',
  message: (v) =>
    `Unexpected element \`<${v.name}>\`, which is none of HTML: it is shown as the text that it looks like`,
  advice: () =>
    'Take it out, with its end if it has one, and leave what stands between; or put a backslash before it, `\\<`, if readers shall see it.',
  means:
    'Programs name parts of their own, such as `<Video>` or `<Callout>`; HTML knows none of them. ' +
    'What a browser does not know is shown as it is typed, so that no word is lost, and readers see the tag. Take it out, and leave the words.',
  parameters: { name: 'Callout' },
  example: inText('‸<Callout type="info">Read this first.</Callout>', 'Read this first.'),
  find: { signs: { before: { '<': /[A-Za-z]/y } }, block: findUnknownTags },
});

/** Elements that HTML does not know, such as `<Video />`: they are shown as they are typed. */
function findUnknownTags({ prose, start }: ProseBlock, { source }: TextParts): Found<Parameters>[] {
  const tags = [...prose.matchAll(LIKE_TAG)];
  if (tags.length === 0) return [];
  // What stands in a paragraph with nothing but tags may end in another.
  const isTagsAlone = /^[\s\ufffc]*$/.test(prose.replace(LIKE_TAG, ''));
  const ends = isTagsAlone ? endTagsIn(source) : endTagsIn(prose);
  return tags.flatMap(({ 0: tag, index, groups }): Found<Parameters>[] => {
    const name = groups?.['name'] ?? '';
    const isMeant = isMeantAsElement(name, tag, ends.has(`</${name}>`), prose[index - 1] ?? '');
    return isMeant ? [{ offset: start + index, values: { name } }] : [];
  });
}

/** The end tags in a text, as they are typed. */
function endTagsIn(text: string): ReadonlySet<string> {
  return new Set(text.match(END_TAG));
}
