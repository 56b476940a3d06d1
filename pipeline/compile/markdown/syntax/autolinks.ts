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
  const data = this.data();
  data.micromarkExtensions = (data.micromarkExtensions ?? []).map((extension: Extension) =>
    mapConstructs(extension, (construct) => (AUTOLINKS.has(construct.name) ? [] : [construct])),
  );
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? []).map((extension) =>
    Array.isArray(extension) ? extension.filter((part) => !isAutolinkPart(part)) : extension,
  );
}

/** An extension with each of its constructs inside of a text as `map` gives it. */
export function mapConstructs(extension: Extension, map: (construct: Construct) => readonly Construct[]): Extension {
  const text = Object.entries(extension.text ?? {}).flatMap(([code, constructs]) => {
    const kept = [constructs ?? []].flat().flatMap(map);
    return kept.length > 0 ? [[code, kept] as const] : [];
  });
  return { ...extension, text: Object.fromEntries(text) };
}

/** Whether a part of an extension makes links of bare addresses. */
export function isAutolinkPart({ enter }: FromMarkdownExtension): boolean {
  return enter !== undefined && enter !== null && 'literalAutolink' in enter;
}
