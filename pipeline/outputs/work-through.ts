import pLimit from 'p-limit';

/**
 * Calls `work` for each of `items`, `atOnce` side by side. After a failure nothing is begun any more, and it is thrown when
 * what had been begun is over, so that no call still writes into a folder that has been given up.
 */
export async function workThrough<T>(
  items: Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  await pLimit(atOnce).map(items, async (item) => {
    if (failures.length === 0) await work(item).catch((error: unknown) => failures.push(error));
  });
  if (failures.length > 0) throw failures[0];
}
