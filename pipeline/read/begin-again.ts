import { UserError } from '../user-error.ts';
import { LostValueError } from '../store/lost-value-error.ts';
import { ContentChangedError } from '../content-changed-error.ts';

/** How often reading begins, at most: copying pictures into the folder is over before the last. */
const ATTEMPTS = 5;

/** What `run` returns. While the content changes under it, or the cache is found damaged, it begins again; throws a `UserError` if there is no end to that. */
export async function beginAgain<T>(run: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (attempts > 1 && (error instanceof ContentChangedError || error instanceof LostValueError))
      return beginAgain(run, attempts - 1);
    if (!(error instanceof ContentChangedError)) throw error;
    throw new UserError(
      `Cannot read ${error.path}: it keeps changing. Let the program that writes it end, and try again.`,
      {
        cause: error,
      },
    );
  }
}
