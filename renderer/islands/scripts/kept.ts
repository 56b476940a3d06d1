/** Keeps a text in this browser. Returns whether the browser has kept it; some refuse. */
export function keep(key: string, text: string): boolean {
  return withStorage((storage) => storage.setItem(key, text));
}

/** What was kept under a key; `null` where there is nothing, or nothing can be kept. */
export function kept(key: string): string | null {
  let text: string | null = null;
  withStorage((storage) => {
    text = storage.getItem(key);
  });
  return text;
}

/** A visitor may have closed the storage altogether: then even looking at it throws. */
function withStorage(use: (storage: Storage) => void): boolean {
  try {
    use(localStorage);
    return true;
  } catch (error) {
    console.warn('This browser keeps nothing for this site', error);
    return false;
  }
}
