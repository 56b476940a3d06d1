/** The name of a map and a key in it. */
export type Dependency = readonly [map: string, key: string];

export type Lookups = ReturnType<typeof createLookups>;

/** Records which keys of the maps around a document it depends on, so that its result is reused while their values stay the same. */
export function createLookups() {
  const questions = new Map<string, Dependency>();
  let isWhole = false;
  return {
    clear(): void {
      questions.clear();
      isWhole = false;
    },
    /** Returns each lookup once, in the order of first use; undefined if a whole map was read. */
    dependencies: (): readonly Dependency[] | undefined => (isWhole ? undefined : [...questions.values()]),
    /** Returns the same map, wrapped so that it records its lookups. */
    watch<T>(name: string, map: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
      const note = (key: string): void => void questions.set(JSON.stringify([name, key]), [name, key]);
      const whole = (): ReadonlyMap<string, T> => {
        isWhole = true;
        return map;
      };
      return {
        get: (key) => (note(key), map.get(key)),
        has: (key) => (note(key), map.has(key)),
        forEach: (use) => whole().forEach(use),
        entries: () => whole().entries(),
        keys: () => whole().keys(),
        values: () => whole().values(),
        [Symbol.iterator]: () => whole()[Symbol.iterator](),
        get size() {
          return whole().size;
        },
      };
    },
  };
}
