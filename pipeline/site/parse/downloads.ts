import path from 'node:path/posix';
import { DOWNLOAD_ENDING, DOWNLOADS } from '../../content/addresses.ts';
import { asciiName } from '../../content/ascii-name.ts';
import { decodeAddress } from '../../shared/address-text.ts';
import type { Download, DownloadProbe } from '../../content/model/probes.ts';
import { stemOfFile } from '../../content/names.ts';
import type { ReferenceLinter, TypedReference } from './file-linter.ts';

/** Returns files to download by their paths, for the pages of a site in a language. */
export function toDownloads(
  probes: ReadonlyMap<string, DownloadProbe>,
  language: string,
): ReadonlyMap<string, Download> {
  const taken = new Map<string, string>();
  return new Map(
    [...probes].map(([file, probe]) => {
      const address = addressOf(file, language);
      const other = taken.get(address);
      taken.set(address, other ?? file);
      const note = `${path.extname(file).slice(1).toUpperCase()}, ${sizeOf(probe.bytes, language)}`;
      const isTaken = other === undefined ? {} : { isTaken: true, fault: `its address would be that of \`${other}\`` };
      return [file, { ...probe, address, note, ...isTaken }];
    }),
  );
}

function addressOf(file: string, language: string): string {
  const ending = path.extname(file);
  const parts = file.slice(DOWNLOADS.length + 1, -ending.length).split('/');
  const plain = parts.map((part) => stemOfFile(asciiName(part, language), 'file')).join('/') + ending.toLowerCase();
  return `/${DOWNLOADS}/${plain}`;
}

/** Formats a size in a language: `240 kB`, `1,2 MB`, `1,2 Mo`. */
function sizeOf(bytes: number, language: string): string {
  const [size, unit] = bytes < 999_500 ? [Math.max(1, bytes / 1e3), 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  const digits = size < 10 && unit === 'megabyte' ? 1 : 0;
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: digits });
  return format.format(size).replaceAll(' ', '\u00a0');
}

/** Tells by the ending whether a target names a file that is offered unchanged. */
export function isDownloadTarget(target: string): boolean {
  return DOWNLOAD_ENDING.test(pathIn(target));
}

function pathIn(target: string): string {
  return decodeAddress(target.replace(/[?#].*$/s, ''));
}

/** Finds a file that a writer names by its path, relative to the file `from` or to the content folder. */
export function downloadAt(
  target: string,
  from: string,
  downloads: ReadonlyMap<string, Download>,
): Download | undefined {
  const plain = pathIn(target);
  const beside = path.normalize(path.join(path.dirname(from), plain));
  return downloads.get(beside) ?? downloads.get(path.normalize(plain.replace(/^\/+/, '')));
}

/** Finds the same, and suggests the file that was probably meant; reports one that is missing or cannot be offered. */
export function findDownload(
  { name, file, place, typed }: TypedReference,
  downloads: ReadonlyMap<string, Download>,
  lint: ReferenceLinter | undefined,
): { readonly download?: Download; readonly meant?: Download | undefined } {
  const found = downloadAt(name, file.path, downloads);
  if (!found) {
    const missing = { name: pathIn(name), file, place, typed };
    if (lint) return { meant: lint.missingDownload(missing, downloads) };
    file.message('missing-download', place, { path: missing.name });
    return {};
  }
  const { fault: reason, isTaken } = found;
  if (reason === undefined) return { download: found, meant: found };
  file.message('unusable-file', place, { path: found.path, reason, ...(isTaken && { isTaken: 'yes' }) });
  return { meant: found };
}
