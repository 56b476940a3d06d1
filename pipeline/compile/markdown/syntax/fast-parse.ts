import type { Root } from 'mdast';
import type { Facts } from '../../facts.ts';
import { fencedOf } from '../../yaml/fenced.ts';
import { mayHoldAddress } from './autolinks.ts';
import { holdsFormula } from './formula-syntax.ts';
import { isKnownHtml } from './known-html.ts';
import { cutOffTooDeep } from './nesting.ts';
import { isOdd } from './odd-forms.ts';
import { putDirectivesIn, withoutDirectives } from './put-directives-in.ts';
import { putFactsIn } from './put-facts-in.ts';

/** A fast parser of Markdown with GFM; undefined for texts that it may not read as remark does. */
export type FastParser = (source: string, hasFrontMatter: boolean, facts: Facts) => Root | undefined;

/** Addresses that every parser finds as links: in a link, in angle brackets, or after a blank. */
const LINKED =
  /\]\([^()\s]*\)|<https?:[^<>\s]*>|(?<=^|\s)https?:\/\/[a-z\d](?:[\w./~%+#=&-]*[\w/])?(?=[.,]?(?:\s|$))/gim;

/** Anything else that may become a bare link. */
const BARE = /[\w.+-]@[\w-]|www\.|:\/\//i;

/**
 * Longer texts go to the exact parser: the fast one concatenates pieces of a text until memory runs out and the process
 * ends.
 */
const MOST_CHARACTERS = 50_000;
/** In UTF-16 code units, each of which is at most three bytes. */
const MOST_REFERRED = 100_000 / 3;
const NOTE = /^\[\^/m;
/** What may begin an element, a comment or an address; `p < 0.05` does not. */
const BEGINS_TAG = /<[a-z/!?]/i;

/** Loads the native parser; undefined if this machine cannot load it. */
export async function loadFastParser(): Promise<FastParser | undefined> {
  try {
    const { markdownToMdast } = await import('satteri');
    return (source, hasFrontMatter, facts) => {
      if (source.length > MOST_CHARACTERS) return undefined;
      const text = hasFrontMatter ? (fencedOf(source)?.body ?? source) : source;
      if (!isCommon(withoutDirectives(text)) || (hasFrontMatter && isOddFrontMatter(source, text))) return undefined;
      const tree = markdownToMdast(source, { features: { frontmatter: hasFrontMatter } }) as Root;
      cutOffTooDeep(tree);
      return putFactsIn(tree, source, facts) && putDirectivesIn(tree, source) ? tree : undefined;
    };
  } catch (error) {
    if (isMissingBinary(error)) return undefined;
    throw error;
  }
}

/** Tells whether front matter is incomplete, or contains a line `...`, which the fast parser reads as its end. */
function isOddFrontMatter(source: string, text: string): boolean {
  return text === source || /^\.\.\.[ \t]*$/m.test(source.slice(0, source.length - text.length));
}

/** Tells whether both parsers read a text alike, as far as the text alone shows. Takes linear time. */
function isCommon(source: string): boolean {
  if (isOdd(source) || holdsFormula(source) || mayRefuseReferences(source)) return false;
  const isAddressed = mayHoldAddress(source);
  if (isAddressed && (source.includes('{{') || BARE.test(source.replace(LINKED, '')))) return false;
  return !BEGINS_TAG.test(source) || isCommonHtml(source);
}

/**
 * The fast parser stops resolving references when their replacements add up to 100,000 bytes, or to the length of the
 * text. No definition is longer than a paragraph, and no text has more references than opening brackets.
 */
function mayRefuseReferences(source: string): boolean {
  if (!source.includes(']:')) return false;
  const longest = source.split(/\n[ \t]*\n/).reduce((most, { length }) => Math.max(most, length), 0);
  return longest * source.split('[').length > MOST_REFERRED;
}

/**
 * Tells whether both parsers read the HTML alike: its comments are closed, and the text has no footnotes, where HTML
 * ends differently.
 */
function isCommonHtml(source: string): boolean {
  return !NOTE.test(source) && source.lastIndexOf('<!--') <= source.lastIndexOf('-->') && isKnownHtml(source);
}

function isMissingBinary(error: unknown): boolean {
  return error instanceof Error && /native binding|Cannot find/i.test(error.message);
}
