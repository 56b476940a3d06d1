/** Runs tasks in the order they came, `atOnce` of them at a time. */
export function createQueue(atOnce: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (task) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The place is handed on; it is free only when nobody waits for it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
