import type { VFile } from 'vfile';

/** A picture of a paste, with the name of its file in `images/`. */
export interface ImportedPicture {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What the plugins of a paste know, and what they leave behind. */
export interface Imported {
  /** The language of the site, which decides how words become the name of a file. */
  readonly language: string;
  /** Returns the name of a picture's file, which no other bytes have; `wanted` has an extension. */
  readonly nameFor: (wanted: string, bytes: Buffer) => string;
  /** Whether it is a document, whose first heading is its title. */
  readonly isDocument: boolean;
  title?: string;
  readonly pictures: ImportedPicture[];
  /** What could not be kept, a sentence each, for the writer. */
  readonly lost: Set<string>;
}

declare module 'vfile' {
  interface DataMap {
    imported: Imported;
  }
}

/** Returns what a paste's plugins share. Throws if the file is none of a paste. */
export function importedOf(file: VFile): Imported {
  const { imported } = file.data;
  if (!imported) throw new Error('A file to import needs `data.imported`');
  return imported;
}

/**
 * Returns a function that gives each picture a name of its own: the wanted one, or that with a number. `bytesOf` returns
 * what already has a name.
 */
export function namesBeside(bytesOf: (name: string) => Buffer | undefined): Imported['nameFor'] {
  const given = new Map<string, Buffer>();
  return (wanted, bytes) => {
    const [stem, extension] = [wanted.slice(0, wanted.lastIndexOf('.')), wanted.slice(wanted.lastIndexOf('.'))];
    for (let number = 1; ; number++) {
      const name = number === 1 ? wanted : `${stem}-${number}${extension}`;
      const there = given.get(name) ?? bytesOf(name);
      if (there && !there.equals(bytes)) continue;
      given.set(name, bytes);
      return name;
    }
  };
}
