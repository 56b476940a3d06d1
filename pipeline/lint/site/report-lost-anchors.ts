import { URL_REGISTRY_FILE } from '../../content/addresses.ts';
import type { SiteLinter } from '../../compile/check/site-linter.ts';
import type { Document } from '../../content/types/content-type.ts';
import { typedHeadings } from '../../compile/markdown/typed-headings.ts';
import { plainName } from '../../shared/nearest.ts';
import type { Place } from '../report.ts';

/** More lost anchors of a page than this have a single cause. */
const FEW = 3;

/**
 * Reports anchors that a page no longer has, each at the heading or section that most likely replaced it. `listed` are
 * all published anchors.
 */
export const reportLostAnchors: SiteLinter['lostAnchors'] = (document, entries, listed, report) => {
  const candidates = entries.length === 0 ? [] : successorsIn(document, listed);
  const taken = new Set<number>();
  const found = entries.map((entry) => {
    const free = candidates.filter(({ place }) => !taken.has(place.line));
    const successor = likelyOf(free, anchorIn(entry.address), entries.length === 1);
    if (successor) taken.add(successor.place.line);
    return { entry, successor };
  });
  const unknown = found.filter(({ successor }) => !successor);
  const isMany = unknown.length > FEW;
  for (const { entry, successor } of found) {
    if (!successor && isMany && entry !== unknown[0]?.entry) continue;
    const { line, address, isLost } = entry;
    report('lost-anchor', successor?.place ?? { file: URL_REGISTRY_FILE, line, column: 1 }, {
      address,
      anchor: anchorIn(address),
      file: document.file.path,
      ...(!successor && isMany && { more: String(unknown.length - 1) }),
      ...(isLost && { isLost: 'yes' }),
      ...successor?.values,
    });
  }
};

/** A heading or section that may have replaced an anchor. */
interface Candidate {
  /** Its current name: the anchor that the writer gave it, or its words. */
  readonly name: string;
  readonly isGiven: boolean;
  readonly place: Place;
  readonly values: Record<string, string>;
}

/** Returns headings and sections of a page without a published anchor, with the values for the finding's advice. */
function successorsIn({ file, fields, yaml, address }: Document, listed: ReadonlySet<string>): Candidate[] {
  const isNew = (anchor: string): boolean => !listed.has(`${address}#${anchor}`);
  const lines = file.readText().split(/\r\n?|\n/);
  const headings = typedHeadings(file.readText())
    .filter(({ anchors }) => anchors.every(isNew))
    .map(({ words, anchors, line }): Candidate => {
      const bare = (lines[line - 1] ?? '').replace(/[ \t]*(?:\{[^{}]*\})?[ \t]*$/, '');
      const values = { heading: bare, names: anchors.map((one) => `#${one}`).join(' ') };
      const place = { file: file.path, line, column: 1 };
      return { name: anchors[0] ?? words, isGiven: anchors.length > 0, place, values };
    });
  const { sections = [] } = fields as {
    readonly sections?: readonly { readonly id?: string; readonly also_at?: readonly string[] }[];
  };
  const named = sections.flatMap(({ id, also_at: others = [] }, index): Candidate[] => {
    if (id === undefined || ![id, ...others].every(isNew)) return [];
    const values = { section: id, others: others.join(', ') };
    return [{ name: id, isGiven: true, place: yaml.placeOfKey(['sections', index, 'id']), values }];
  });
  return [...headings, ...named];
}

/**
 * Returns the candidate with the most similar name; if only one anchor is lost, otherwise the only candidate with an
 * anchor, or the only candidate.
 */
function likelyOf(candidates: readonly Candidate[], anchor: string, isAlone: boolean): Candidate | undefined {
  const [best, next] = candidates
    .map((one) => ({ one, share: shareOf(anchor, one.name) }))
    .toSorted((a, b) => b.share - a.share);
  if (best && best.share >= ALIKE && best.share > (next?.share ?? 0)) return best.one;
  if (!isAlone) return undefined;
  const given = candidates.filter(({ isGiven }) => isGiven);
  return given.length === 1 ? given[0] : given.length === 0 && candidates.length === 1 ? candidates[0] : undefined;
}

/** The least share of an anchor in a name at which both most likely mean the same place. */
const ALIKE = 0.5;

/** Returns the share of an anchor's parts that begin a word of a name or begin with one; from 0 to 1. */
function shareOf(anchor: string, name: string): number {
  const words = plainName(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const parts = plainName(anchor).split('-').filter(Boolean);
  const isSaid = (part: string): boolean => words.some((word) => word.startsWith(part) || part.startsWith(word));
  return parts.filter(isSaid).length / parts.length;
}

function anchorIn(address: string): string {
  return address.slice(address.indexOf('#') + 1);
}
