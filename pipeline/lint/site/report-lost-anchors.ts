import { URL_REGISTRY_FILE } from '../../content/addresses.ts';
import type { SiteLinter } from '../../compile/check/site-linter.ts';
import type { Document } from '../../content/types/content-type.ts';
import { typedHeadings } from '../../compile/markdown/typed-headings.ts';
import { plainName } from '../../shared/nearest.ts';
import type { Place } from '../report.ts';

/** More lost anchors of a page than these have one cause. */
const FEW = 3;

/** Reports anchors of a page that are not there any more, each where it most likely was. `listed` are all that were published. */
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

/** What may have taken the place of an anchor. */
interface Candidate {
  /** What it is called now: the anchor that it was given, or its words. */
  readonly name: string;
  readonly isGiven: boolean;
  readonly place: Place;
  readonly values: Record<string, string>;
}

/** Headings and sections of a page of which no anchor was published, with what each is to say so that `anchor` leads there. */
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

/** The one whose name is alike; else the only one that was given an anchor since, or the only one without any. */
function likelyOf(candidates: readonly Candidate[], anchor: string, isAlone: boolean): Candidate | undefined {
  const [best, next] = candidates
    .map((one) => ({ one, share: shareOf(anchor, one.name) }))
    .toSorted((a, b) => b.share - a.share);
  if (best && best.share >= ALIKE && best.share > (next?.share ?? 0)) return best.one;
  if (!isAlone) return undefined;
  const given = candidates.filter(({ isGiven }) => isGiven);
  return given.length === 1 ? given[0] : given.length === 0 && candidates.length === 1 ? candidates[0] : undefined;
}

/** So much of an anchor is in a name that both are most likely of one place. */
const ALIKE = 0.5;

/** The share of the parts of an anchor that begin a word of a name, or are begun by one; from 0 to 1. */
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
