import { UserError } from '../user-error.ts';
import { ContentChangedError } from './read-probed.ts';

/** Times that reading begins: somebody who copies pictures into the folder is done before the last. */
const ATTEMPTS = 5;

/** What `run` returns. While the content changes under it, it begins again; throws a `UserError` if there is no end to that. */
export async function beginAgain<T>(run: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ContentChangedError)) throw error;
    if (attempts > 1) return beginAgain(run, attempts - 1);
    throw new UserError(
      `Cannot read ${error.path}: it keeps changing. Let the program that writes it end, and try again.`,
      {
        cause: error,
      },
    );
  }
}
