import { URL_REGISTRY_FILE } from '../../content/addresses.ts';
import type { Document } from '../../content/types/content-type.ts';
import { typedHeadings } from '../../compile/markdown/typed-headings.ts';
import type { UrlRegistryEntry } from '../../content/model/url-registry.ts';
import { plainName } from '../../shared/nearest.ts';
import type { Place, Report } from '../report.ts';

/** More lost anchors of a page than these have one cause. */
const FEW = 3;

/** What has most likely taken the place of an anchor. */
interface Successor {
  readonly place: Place;
  readonly values: Record<string, string>;
}

/** Reports anchors of a page that are not there any more, each where it most likely was. `listed` are all that were published. */
export function reportLostAnchors(
  document: Document,
  entries: readonly UrlRegistryEntry[],
  listed: ReadonlySet<string>,
  report: Report['report'],
): void {
  const taken = new Set<Successor>();
  const found = entries.map((entry) => {
    const free = successorsIn(document, listed).filter(
      (one) => ![...taken].some(({ place }) => place.line === one.place.line),
    );
    const successor = likelyOf(free, anchorIn(entry.address), entries.length === 1);
    if (successor) taken.add(successor);
    return { entry, successor };
  });
  const unknown = found.filter(({ successor }) => !successor);
  for (const { entry, successor } of found) {
    if (!successor && unknown.length > FEW && entry !== unknown[0]?.entry) continue;
    const more = !successor && unknown.length > FEW ? { more: String(unknown.length - 1) } : {};
    const { line, address, isLost } = entry;
    report('lost-anchor', successor?.place ?? { file: URL_REGISTRY_FILE, line, column: 1 }, {
      address,
      anchor: anchorIn(address),
      file: document.file.path,
      ...more,
      ...(isLost && { isLost: 'yes' }),
      ...successor?.values,
    });
  }
}

interface Candidate extends Successor {
  /** What it is called now: the anchor that it was given, or its words. */
  readonly name: string;
  readonly isGiven: boolean;
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
      return {
        name: anchors[0] ?? words,
        isGiven: anchors.length > 0,
        place: { file: file.path, line, column: 1 },
        values,
      };
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
