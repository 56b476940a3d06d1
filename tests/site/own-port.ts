const FIRST = Number(process.env['SITE_PORT'] ?? 4321);

/** Port of a server that a test starts for itself, the first or the second of its worker: no other worker uses it. */
export function ownPort(place: 1 | 2): number {
  return FIRST + place + 2 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
}
