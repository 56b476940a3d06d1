/** Returns a whole number from 0 to below `most`. */
export type Choose = (most: number) => number;

/** Creates a generator of numbers from a seed. Algorithm: Tommy Ettinger's mulberry32, public domain. */
export function createChoice(seed: number): Choose {
  let state = seed;
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
}
