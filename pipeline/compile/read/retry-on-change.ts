import { UserError } from '../../shared/user-error.ts';
import { LostValueError } from '../../build/cache/lost-value-error.ts';
import { ContentChangedError } from '../../shared/content-changed-error.ts';

/** Maximum number of runs. Each waits until files are steady, so that pictures being copied are complete by then. */
const ATTEMPTS = 5;

/**
 * Repeats a run while the content changes during it, or the cache is found damaged. Throws a `UserError` if the content
 * keeps changing, and passes on the cache's error if it stays damaged.
 */
export async function retryOnChange<T>(run: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (attempts > 1 && (error instanceof ContentChangedError || error instanceof LostValueError))
      return retryOnChange(run, attempts - 1);
    if (!(error instanceof ContentChangedError)) throw error;
    const advice = 'Wait until the program that writes it has finished, and try again.';
    throw new UserError(`Cannot read ${error.path}: it keeps changing. ${advice}`, { cause: error });
  }
}
