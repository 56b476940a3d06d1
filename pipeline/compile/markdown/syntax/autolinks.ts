import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import type { Construct, Extension } from 'micromark-util-types';
import type { Processor } from 'unified';

const AUTOLINKS = new Set<string | undefined>(['wwwAutolink', 'protocolAutolink', 'emailAutolink']);

/** Every bare address contains one of these. */
const SIGN_OF_ADDRESS = /@|www\.|:\/\//i;

/** Tells whether a text may contain a bare address that GFM turns into a link. */
export function mayHoldAddress(source: string): boolean {
  return SIGN_OF_ADDRESS.test(source);
}

/**
 * Removes GFM's bare autolinks from a parser, for texts that cannot contain one. The parser tries them at every letter
 * and walks the whole tree again, which takes nearly half of the parsing time.
 */
export function leaveOutAutolinks(this: Processor): void {
  changeAutolinks(
    this,
    (construct) => (AUTOLINKS.has(construct.name) ? [] : [construct]),
    () => [],
  );
}

/** Changes each text construct of a parser, and each part of an extension that turns bare addresses into links. */
export function changeAutolinks(
  parser: Processor,
  change: (construct: Construct) => readonly Construct[],
  changePart: (part: FromMarkdownExtension) => readonly FromMarkdownExtension[],
): void {
  const data = parser.data();
  data.micromarkExtensions = (data.micromarkExtensions ?? []).map((extension: Extension) => {
    const text = Object.entries(extension.text ?? {}).flatMap(([code, constructs]) => {
      const kept = [constructs ?? []].flat().flatMap(change);
      return kept.length > 0 ? [[code, kept] as const] : [];
    });
    return { ...extension, text: Object.fromEntries(text) };
  });
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? []).map((extension) =>
    [extension].flat().flatMap((part) => (part.enter && 'literalAutolink' in part.enter ? changePart(part) : [part])),
  );
}
