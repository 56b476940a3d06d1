/** A stored value turned out to be damaged when it was read; a later lookup does not find it at all. */
export class LostValueError extends Error {
  constructor() {
    super('What was kept in the cache has been damaged there');
  }
}
