import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withPath } from '../system-error.ts';

/** A folder that is being filled, and a record of everything that was meant to be in it. */
export interface Output {
  readonly folder: string;
  /** SHA-256 in hexadecimal of every file, by its path in the folder with `/` between its parts. */
  readonly files: ReadonlyMap<string, string>;
  /** Size of every file in bytes. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Writes a file whole. Throws where another part of the site has written other bytes there. */
  write(file: string, bytes: string | Uint8Array): void;
}

/** An output into `folder`, which is made when the first file is written. */
export function createOutput(folder: string): Output {
  const files = new Map<string, string>();
  const sizes = new Map<string, number>();
  const made = new Set<string>();
  return { folder, files, sizes, write };

  // Thousands of small files: written at once, since handing each to another thread costs more than the writing.
  function write(file: string, content: string | Uint8Array): void {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const hash = createHash('sha256').update(bytes).digest('hex');
    const other = files.get(file);
    if (other === hash) return;
    if (other !== undefined) throw new Error(`Two parts of the site are written to the same file, ${file}`);
    const place = path.join(folder, file);
    try {
      makeFolder(path.dirname(place));
      writeFileSync(place, bytes);
    } catch (error) {
      throw withPath(error, place);
    }
    files.set(file, hash);
    sizes.set(file, bytes.byteLength);
  }

  function makeFolder(name: string): void {
    if (made.has(name)) return;
    mkdirSync(name, { recursive: true });
    made.add(name);
  }
}
