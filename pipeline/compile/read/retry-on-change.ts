import { UserError } from '../../shared/user-error.ts';
import { LostValueError } from '../../build/cache/lost-value-error.ts';
import { ContentChangedError } from '../../shared/content-changed-error.ts';

/** How often content is read: pictures that are being copied into the folder are there before the last. */
const ATTEMPTS = 5;

/** Runs again while the content changes during the run, or the cache is found damaged. Throws a `UserError` if the content keeps changing. */
export async function retryOnChange<T>(run: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (attempts > 1 && (error instanceof ContentChangedError || error instanceof LostValueError))
      return retryOnChange(run, attempts - 1);
    if (!(error instanceof ContentChangedError)) throw error;
    throw new UserError(
      `Cannot read ${error.path}: it keeps changing. Let the program that writes it end, and try again.`,
      {
        cause: error,
      },
    );
  }
}
