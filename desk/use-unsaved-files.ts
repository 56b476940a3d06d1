import { useEffect, useState } from 'react';
import type { Overview } from '../pipeline/desk/protocol.ts';
import { unsavedFiles } from './text/unsaved.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * Follows which files of the overview have words that only this browser keeps, in its order. They are asked for again with
 * each overview, since a save makes another one, and whenever the window is turned to, since words may have been typed in
 * another.
 */
export function useUnsavedFiles(overview: Overview): ReadonlySet<string> {
  const [files, setFiles] = useState(NONE);
  useEffect(() => {
    let isOver = false;
    const known = [...overview.texts, ...overview.others].map(({ file }) => file);
    const read = async (): Promise<void> => {
      const found = await unsavedFiles();
      if (!isOver) setFiles(new Set(known.filter((file) => found.has(file))));
    };
    const turnedTo = (): void => void read();
    void read();
    window.addEventListener('focus', turnedTo);
    return () => {
      isOver = true;
      window.removeEventListener('focus', turnedTo);
    };
  }, [overview]);
  return files;
}
