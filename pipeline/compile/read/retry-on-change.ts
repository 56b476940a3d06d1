import { UserError } from '../../shared/user-error.ts';
import { LostValueError } from '../../build/cache/lost-value-error.ts';
import { ContentChangedError } from '../../shared/content-changed-error.ts';

/** Most runs before it gives up. Each waits until files are steady, so that pictures that are being copied are whole by then. */
const ATTEMPTS = 5;

/**
 * Runs again while the content changes during the run, or the cache is found damaged. Throws a `UserError` if the content keeps changing,
 * and passes on what a cache throws that stays damaged.
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
