import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import type { Construct, Extension } from 'micromark-util-types';
import type { Processor } from 'unified';

const AUTOLINKS = new Set<string | undefined>(['wwwAutolink', 'protocolAutolink', 'emailAutolink']);

/** What a bare address cannot do without. */
const SIGN_OF_ADDRESS = /@|www\.|:\/\//i;

/** Whether a text may hold a bare address that GFM turns into a link. */
export function mayHoldAddress(source: string): boolean {
  return SIGN_OF_ADDRESS.test(source);
}

/**
 * Takes GFM's bare autolinks out of a parser, for texts that cannot hold one. They are tried at
 * every letter and walk the whole tree once more, which takes nearly half of the time of parsing.
 */
export function leaveOutAutolinks(this: Processor): void {
  changeAutolinks(
    this,
    (construct) => (AUTOLINKS.has(construct.name) ? [] : [construct]),
    () => [],
  );
}

/** Changes each construct of a parser inside of a text, and each part of an extension that makes links of bare addresses. */
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
