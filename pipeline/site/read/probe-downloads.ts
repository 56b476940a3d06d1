import path from 'node:path';
import pLimit from 'p-limit';
import type { DownloadProbe } from '../../content/model/probes.ts';
import { createRestMemory, readHashed } from '../../shared/read-steady.ts';

/** Largest download in bytes: what a visitor on a phone will still wait for. */
const MAX_BYTES = 50_000_000;
const PROBE_AT_ONCE = 2;

/** How files of each ending begin. A text file that contains a tag could be a page, so CSV must have none. */
const BEGINNINGS: readonly (readonly [endings: string, beginning: RegExp])[] = [
  ['pdf', /^[^]{0,1000}%PDF-/],
  // oxlint-disable-next-line no-control-regex -- the mark of a packed file holds them
  ['docx xlsx pptx odt ods odp epub zip', /^PK\u0003\u0004/],
  ['csv', /^[^\0<]*$/],
  ['ics', /^\s*BEGIN:VCALENDAR/i],
  ['vcf', /^\s*BEGIN:VCARD/i],
  ['mp3', /^(?:ID3|\u00ff[\u00e0-\u00ff])/],
  ['m4a mp4', /^....ftyp/s],
];
const BEGINNING_BYTES = 1024;

const probeChanged = createRestMemory<DownloadProbe | undefined>();

/** Reads each file to be offered; returns what is wrong with it, by path. */
export async function probeDownloads(
  root: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, DownloadProbe>> {
  const probes = await pLimit(PROBE_AT_ONCE).map(files, (file) =>
    probeChanged(path.join(root, file), () => probe(root, file)),
  );
  return new Map(probes.flatMap((found) => (found ? [[found.path, found]] : [])));
}

/** Undefined if the file is gone. */
async function probe(root: string, file: string): Promise<DownloadProbe | undefined> {
  const read = await readHashed(path.join(root, file), MAX_BYTES);
  if (!read) return undefined;
  if ('fault' in read) return { path: file, hash: '', bytes: 0, fault: read.fault };
  const { bytes, hash } = read;
  const ending = path.extname(file).slice(1).toLowerCase();
  const [, beginning] = BEGINNINGS.find(([endings]) => endings.split(' ').includes(ending)) ?? [];
  const isOfEnding = beginning?.test(bytes.toString('latin1', 0, BEGINNING_BYTES)) === true;
  const other = isOfEnding ? {} : { fault: `what is in it is not what \`.${ending}\` says` };
  return { path: file, hash, bytes: bytes.length, ...other };
}
