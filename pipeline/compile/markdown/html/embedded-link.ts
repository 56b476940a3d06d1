import type { TagInTree } from './raw-tags.ts';
import { attributesOf } from './tag-attributes.ts';

const EMBEDDED = new Set('applet audio embed frame iframe object video'.split(' '));

/**
 * Returns a link that leads to what an element embeds, with its title as words: as HTML behind another tag of the same
 * block, where Markdown is not read. Undefined for all other elements.
 */
export function linkForEmbedded(tag: TagInTree): string | undefined {
  if (!EMBEDDED.has(tag.name)) return undefined;
  const typed = new Map(
    attributesOf(tag).map(({ name, value = '' }) => [name, value.replace(/^(["'])(.*)\1$/s, '$2')]),
  );
  const words = typed.get('title') ?? typed.get('aria-label') ?? 'words';
  const source = (typed.get('src') ?? typed.get('data') ?? '').replace(/^\/\//, 'https://');
  const address = /^https?:\/\/[^\s()]+$/.test(source) ? source : 'address';
  const isInHtml = tag.node.value.slice(0, tag.index).trim() !== '';
  return isInHtml ? `<a href="${address}">${words}</a>` : `[${words}](${address})`;
}
