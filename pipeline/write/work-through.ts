import pMap from 'p-map';

/**
 * Calls `work` for each of `items`, `atOnce` side by side. After a failure nothing is begun any more, and it is thrown when
 * what had been begun is over, so that no call writes into a folder that has been given up.
 */
export async function workThrough<T>(
  items: Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  // p-map either throws at once or begins all items that are left.
  const untilFailure = function* (): Generator<T> {
    for (const item of items) {
      if (failures.length > 0) return;
      yield item;
    }
  };
  await pMap(untilFailure(), (item) => work(item).catch((error: unknown) => void failures.push(error)), {
    concurrency: atOnce,
  });
  if (failures.length > 0) throw failures[0];
}
