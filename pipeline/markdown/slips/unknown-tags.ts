import { BRACED } from '../raw-tags.ts';
import { isMeantAsElement } from '../text-like-tags.ts';
import type { ProseBlock, Slip, TextParts } from './slip.ts';

/** What Markdown has left as text, though it begins and ends like a tag. */
const LIKE_TAG = new RegExp(String.raw`(?<!\{)<(?<name>[A-Za-z][\w.:-]*)(?![\w.:-])(?:[^<>{}]|${BRACED})*>`, 'g');
const END_TAG = /<\/[A-Za-z][\w.:-]*>/g;

/** Elements that HTML does not know, such as `<Video />`: they are shown as they are typed. */
export function findUnknownTags({ prose, start }: ProseBlock, { endTags }: TextParts): Slip[] {
  const tags = [...prose.matchAll(LIKE_TAG)];
  if (tags.length === 0) return [];
  // What stands in a paragraph with nothing but tags may end in another.
  const isTagsAlone = /^[\s\ufffc]*$/.test(prose.replace(LIKE_TAG, ''));
  const ends = isTagsAlone ? endTags : endTagsIn(prose);
  return tags.flatMap(({ 0: tag, index, groups }): Slip[] => {
    const name = groups?.['name'] ?? '';
    const isMeant = isMeantAsElement(name, tag, ends.has(`</${name}>`), prose[index - 1] ?? '');
    return isMeant ? [{ rule: 'html-unknown', offset: start + index, values: { name } }] : [];
  });
}

/** The end tags in a text, as they are typed. */
export function endTagsIn(text: string): ReadonlySet<string> {
  return new Set(text.match(END_TAG));
}
