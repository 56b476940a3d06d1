/** A value that was in the store has been damaged there since; the next time it is not found at all. */
export class LostValueError extends Error {
  constructor() {
    super('What was kept in the cache has been damaged there');
  }
}
