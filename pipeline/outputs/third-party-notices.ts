import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { NOTICES_FILE } from '../content/addresses.ts';
import { typefaces, type Typeface } from '../images/typefaces.ts';
import type { Output } from './output.ts';

/** Line between two notices. */
const LINE = '-'.repeat(72);

/**
 * Writes the licenses of third-party work in a site: the packages in its scripts, from the bundle in `bundle`, and both
 * typefaces. The scripts must be written before.
 */
export async function writeNotices(bundle: string, output: Output): Promise<void> {
  const packages = (await licensesOf(bundle, new Set(output.files.keys()))).map(noticeOfPackage);
  const faces = await Promise.all(Object.values(typefaces).map(noticeOfTypeface));
  const head = 'The scripts and typefaces of this site hold work of others, under these licenses.';
  output.write(NOTICES_FILE.slice(1), `${[head, ...packages, ...faces].join(`\n\n${LINE}\n\n`)}\n`);
}

/** The license of a package in the scripts, as Vite records it. */
interface License {
  readonly name: string;
  readonly version: string;
  /** Its identifier, such as `MIT`. */
  readonly identifier?: string;
  readonly text?: string;
}

/** Returns the licenses of the packages in `scripts`, files of the bundle in a folder. */
async function licensesOf(folder: string, scripts: ReadonlySet<string>): Promise<License[]> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, 'client', name), 'utf8'));
  const licenses = (await read('licenses.json')) as License[];
  const packages = (await read('packages.json')) as Readonly<Record<string, readonly string[]>>;
  const used = new Set(Object.entries(packages).flatMap(([file, names]) => (scripts.has(file) ? names : [])));
  return licenses.filter(({ name }) => used.has(name));
}

function noticeOfPackage({ name, version, identifier, text = '' }: License): string {
  if (identifier === undefined || text === '') throw new Error(`${name} ${version} is published, and has no license`);
  return `${name} ${version} (${identifier})\n\n${text}`;
}

async function noticeOfTypeface({ family, license }: Typeface): Promise<string> {
  return `${family} (OFL-1.1)\n\n${(await readFile(license, 'utf8')).trim()}`;
}
