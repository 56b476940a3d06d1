import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addressOfTwin, ARCHIVE_PAGE, FACTS_JSON, LLMS_FILE, LLMS_FULL_FILE, REDIRECTS_FILE } from '../addresses.ts';
import { countLabel } from '../fill-label.ts';
import type { Site } from '../model/site.ts';
import type { FactsFile } from '../schema/published.ts';
import type { Keeping } from '../store/keeping.ts';
import type { Output } from '../write/output.ts';
import { compareFacts, type Forms } from './compare-facts.ts';
import { findDisagreements, type Disagreement } from './compare.ts';
import type { FileRecord, InspectedSite } from './file-record.ts';
import { findLost, type LostAddress } from './find-lost.ts';
import { openKeptRecords } from './kept-records.ts';
import { shareOf } from './parity.ts';
import { readJson } from './read-json.ts';
import { readPage } from './read-page.ts';
import { partsOfArchive, readAllTwins, readArchive, readLlms, readRedirects, readTwin } from './read-text.ts';
import { readXml } from './read-xml.ts';
import type { NumberedRecord } from './record-table.ts';

/** What was found in the files of a site that is about to be published. */
export interface Inspection {
  readonly lost: readonly LostAddress[];
  readonly disagreements: readonly Disagreement[];
  /** How much of what a page shows its Markdown and the archive hold: the least of all pages, from 0 to 1. */
  readonly parity: Parity | undefined;
}

export interface Parity {
  readonly address: string;
  readonly share: number;
}

type Inspected = Pick<Site<object>, 'identity' | 'labels' | 'texts'>;

const ARCHIVE = new RegExp(String.raw`^${ARCHIVE_PAGE}(?:/\d+)?\.txt$`);
const ALL_TWINS = new RegExp(String.raw`^${LLMS_FULL_FILE.slice(1, -'.txt'.length)}(?:/\d+)?\.txt$`);

/**
 * Reads the files that were written: whether each address in them leads somewhere, whether they say the same of each page, and how
 * much of each page machines get. Files that were looked at before, and are the same, are not read again.
 */
export function inspectSite(
  { folder, files }: Output,
  { identity, labels, texts }: Inspected,
  keeping: Keeping,
): Inspection {
  const site: InspectedSite = {
    url: identity.url,
    minutesText: (minutes) => countLabel(labels.minutes, minutes, labels.language),
  };
  const { minutes, language, source, mark, lastChanged } = labels;
  const kept = openKeptRecords(keeping, keeping.keyOf([identity.url, minutes, language, source, mark, lastChanged]));
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const records = new Map<string, NumberedRecord>();
  for (const file of [...files.keys()].toSorted()) {
    const record = kept.recordOf(file, hashOf(file), () => recordOf(file));
    if (record) records.set(file, record);
  }
  const archives = archivesByAddress();
  const parts = new Map<string, ReadonlyMap<string, string>>();
  const parity = leastShare();
  const unsaid = unsaidFacts();
  kept.keep();
  return {
    lost: findLost(records, kept.table, new Set(files.keys()), identity.url),
    disagreements: [...findDisagreements(records, kept.table), ...unsaid],
    parity,
  };

  function hashOf(file: string | undefined): string {
    return (file !== undefined && files.get(file)?.hash) || '';
  }

  function recordOf(file: string): FileRecord | undefined {
    switch (path.extname(file)) {
      case '.html':
        return readPage(read(file), site);
      case '.md':
        return readTwin(read(file), site);
      case '.xml':
        return readXml(read(file), site);
      case '.json':
      case '.webmanifest':
        return readJson(`/${file}`, read(file), site);
      case '':
        return file === REDIRECTS_FILE ? readRedirects(read(file)) : undefined;
      case '.txt':
        if (file === LLMS_FILE.slice(1)) return readLlms(read(file), site);
        if (ALL_TWINS.test(file)) return readAllTwins(read(file), labels, site);
        return ARCHIVE.test(file) ? readArchive(read(file), labels, site) : undefined;
      default:
        return undefined;
    }
  }

  /** The page of which other files hold the least. The page of the archive carries it, and says little of its own. */
  function leastShare(): Parity | undefined {
    let least: Parity | undefined;
    for (const { address } of texts) {
      if (address === `/${ARCHIVE_PAGE}`) continue;
      const { page, others, hash } = formsOf(address);
      const share = kept.numberOf(page, hash, () =>
        shareOf(
          read(page),
          others().map(({ text }) => text),
        ),
      );
      if (!least || share < least.share) least = { address, share };
    }
    return least;
  }

  function unsaidFacts(): Disagreement[] {
    const facts = FACTS_JSON.slice(1);
    if (!files.has(facts)) return [];
    const formsAt = (address: string): Forms | undefined => {
      const { page, others } = formsOf(address);
      return files.has(page) ? { page: () => ({ file: page, text: read(page) }), others } : undefined;
    };
    return compareFacts(JSON.parse(read(facts)) as FactsFile, identity.url, formsAt, (address, stated, isRight) => {
      const { page, hash } = formsOf(address);
      return kept.numberOf(`facts on ${page}`, `${hash},${stated}`, () => Number(isRight())) === 1;
    });
  }

  /** The files that say what a page says; those besides itself are read when they are asked for. */
  function formsOf(address: string): { page: string; hash: string; others: () => { file: string; text: string }[] } {
    const page = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
    const twin = addressOfTwin(address).slice(1);
    const archive = archives.get(address);
    return {
      page,
      hash: [page, twin, archive].map(hashOf).join(),
      others: () => [
        { file: twin, text: read(twin) },
        ...(archive === undefined ? [] : [{ file: archive, text: partAt(archive, address) }]),
      ],
    };
  }

  function partAt(archive: string, address: string): string {
    const known = parts.get(archive) ?? partsOfArchive(read(archive), labels, site);
    parts.set(archive, known);
    return known.get(address) ?? '';
  }

  /** Which file of the archive has which page. */
  function archivesByAddress(): Map<string, string> {
    const byAddress = new Map<string, string>();
    for (const [file, { said }] of records)
      if (ARCHIVE.test(file))
        for (let at = 0; at < said.length; at += 3) byAddress.set(kept.table.texts[said[at] ?? 0] ?? '', file);
    return byAddress;
  }
}
