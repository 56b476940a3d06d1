/** Stores a text in the browser. Returns whether that worked, as some browsers refuse. */
export function keep(key: string, text: string): boolean {
  return withStorage((storage) => storage.setItem(key, text));
}

/** Returns the text stored under a key; `null` if there is none, or no storage. */
export function kept(key: string): string | null {
  let text: string | null = null;
  withStorage((storage) => {
    text = storage.getItem(key);
  });
  return text;
}

/** Removes what is stored under a key. */
export function forget(key: string): void {
  withStorage((storage) => storage.removeItem(key));
}

/** Runs `use` with the storage. If a visitor has blocked storage, even reading the property throws. */
function withStorage(use: (storage: Storage) => void): boolean {
  try {
    use(localStorage);
    return true;
  } catch (error) {
    console.warn('This browser keeps nothing for this site', error);
    return false;
  }
}
