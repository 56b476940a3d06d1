import { isKnownElement } from './known-elements.ts';
import { closesItself, VOID, ENDS_BY_ITSELF, type RawTag, type TagInTree } from './raw-tags.ts';
import { attributesOf, isKnownAttribute, type TypedAttribute } from './tag-attributes.ts';
import { isInline } from './tag-pairs.ts';

/** Elements that are meant as HTML in a line of text, even if unclosed. */
const FORMATS = new Set(
  (
    'abbr b bdi bdo big blink blockquote br center cite code del details dfn em font hr i ins kbd mark nobr p pre q rp rt ' +
    'ruby s samp small span strike strong sub summary sup tt u var wbr'
  ).split(' '),
);
const LETTER = /[\p{L}\p{N}_]/u;

/** The context of a tag that shows whether it is one. */
interface Around {
  /** The tag that closes it. */
  readonly partner: TagInTree | undefined;
  /** The character before it. */
  readonly before: string;
  /**
   * Whether a tag of the same name is open in the same line of text, so that this one may have been meant to close it.
   */
  readonly isSecond: boolean;
  /** Whether the same line of text has an HTML list or table. */
  readonly isBesideList: boolean;
}

/**
 * Tells whether what looks like a start tag is text, and whether that is doubtful; undefined for a tag. Text:
 * `List<T>`, `a<b and c>d`, `the <title> element`.
 */
export function readsAsText(tag: TagInTree, around: Around): 'sure' | 'doubtful' | undefined {
  const name = writtenName(tag);
  if (!isKnownElement(name)) return 'sure';
  if (!tag.text.endsWith('>')) return 'doubtful';
  if (isTypeParameter(tag, name, around.partner)) return 'sure';
  if (around.partner || (closesItself(tag) && !VOID.has(tag.name))) return undefined;
  const attributes = attributesOf(tag);
  if (attributes.length > 0)
    return attributes.every(isBare) && !attributes.every(isKnownAttribute) ? 'sure' : undefined;
  if (!isInline(tag) || closesItself(tag) || around.isSecond) return undefined;
  if (around.isBesideList && ENDS_BY_ITSELF.has(tag.name)) return undefined;
  if (LETTER.test(around.before) && !(name.length > 1 && FORMATS.has(tag.name)) && tag.name !== 'p') return 'sure';
  return FORMATS.has(tag.name) ? undefined : 'doubtful';
}

/** Returns the element name as it was typed. */
export function writtenName({ text }: RawTag): string {
  return /^<\/?([^\s/>]*)/.exec(text)?.[1] ?? '';
}

/**
 * Tells whether a tag is a type parameter, as in `List<A>`: a capital letter in angle brackets that is not closed in
 * the same line of text.
 */
function isTypeParameter(tag: TagInTree, name: string, partner: TagInTree | undefined): boolean {
  if (!/^[A-Z]$/.test(name) || tag.text.length !== 3 || !isInline(tag)) return false;
  return partner?.parent !== tag.parent || writtenName(partner) !== name;
}

function isBare({ value }: TypedAttribute): boolean {
  return value === undefined;
}
