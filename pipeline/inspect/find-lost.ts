import { decodeAddress } from '../decode-address.ts';
import type { NumberedRecord, RecordTable } from './record-table.ts';

/** An address in a published file at which nothing is. */
export interface LostAddress {
  readonly file: string;
  readonly target: string;
  /** The same from the root of the site on, however it is written. */
  readonly whole: string;
  /** What is missing there, where only that is. */
  readonly anchor?: string;
}

/** An address of another site, or none at all. */
const FOREIGN = /^(?!https?:)[a-z][\w+.-]*:|^\/\//i;

/** Addresses in files that lead nowhere among them: `files` are paths in the published folder. */
export function findLost(
  records: ReadonlyMap<string, NumberedRecord>,
  { texts, placeOf }: RecordTable,
  files: ReadonlySet<string>,
  url: string,
): LostAddress[] {
  const idsOf = new Map<string, ReadonlySet<number>>();
  const filesAt = new Map<string, string | undefined>();
  /** Whole addresses mean the same wherever they stand. */
  const good = new Set<number>();
  return [...records].flatMap(([file, { refs }]) =>
    [...refs].flatMap((place): LostAddress[] => {
      if (good.has(place)) return [];
      const ref = texts[place] ?? '';
      const lost = faultOf(ref, file);
      if (lost) return [lost];
      if (/^(?:\/|[a-z][\w+.-]*:)/i.test(ref)) good.add(place);
      return [];
    }),
  );

  function faultOf(ref: string, file: string): LostAddress | undefined {
    const target = wholeIn(ref, file);
    if (target === undefined) return undefined;
    const [path = '', anchor = ''] = splitAt(target, '#');
    const there = fileAt(path);
    if (there === undefined) return { file, target: ref, whole: target };
    if (anchor === '' || anchor === 'top' || anchor.startsWith(':~:') || !there.endsWith('.html')) return undefined;
    return idsIn(there).has(placeOf(decodeAddress(anchor))) ? undefined : { file, target: ref, whole: target, anchor };
  }

  /** Below the root of the site; undefined for what is elsewhere. */
  function wholeIn(ref: string, file: string): string | undefined {
    if (ref === url) return '/';
    if (ref.startsWith(`${url}/`) || ref.startsWith(`${url}#`) || ref.startsWith(`${url}?`))
      return ref.slice(url.length);
    if (/^https?:/i.test(ref) || FOREIGN.test(ref)) return undefined;
    if (ref.startsWith('/')) return ref;
    if (ref === '' || ref.startsWith('#')) return `/${file}${ref}`;
    return new URL(ref, `http://site/${file}`).pathname;
  }

  function fileAt(path: string): string | undefined {
    const [plain = ''] = splitAt(path, '?');
    if (filesAt.has(plain)) return filesAt.get(plain);
    const name = decodeAddress(plain).slice(1);
    const there = [name, `${name}.html`, ...(name === '' ? ['index.html'] : [])].find((one) => files.has(one));
    filesAt.set(plain, there);
    return there;
  }

  function idsIn(file: string): ReadonlySet<number> {
    const known = idsOf.get(file) ?? new Set(records.get(file)?.ids);
    idsOf.set(file, known);
    return known;
  }
}

function splitAt(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
