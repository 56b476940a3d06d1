import { UserError } from './errors.ts';

/** A file has changed since the site was planned: what was made from it must be made again. */
export class ContentChangedError extends UserError {
  /** `file` is its path in the content folder. */
  constructor(file: string) {
    super(`Cannot read ${file}: it keeps changing. Wait until the program that writes it has finished, and try again.`);
  }
}

/** A stored value turned out to be damaged when it was read; a later lookup does not find it at all. */
export class LostValueError extends Error {
  override readonly message = 'What was kept in the cache has been damaged there';
}

/** Runs once more if the content changes during a run, or the cache is found damaged. */
export function retryOnChange<T>(run: () => Promise<T>): Promise<T> {
  return run().catch((error: unknown) => {
    if (error instanceof ContentChangedError || error instanceof LostValueError) return run();
    throw error;
  });
}
