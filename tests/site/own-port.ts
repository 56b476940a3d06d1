const FIRST = Number(process.env['SITE_PORT'] ?? 4321);

/** Returns the port for the first or second server that a test starts; no other worker uses it. */
export function ownPort(place: 1 | 2): number {
  return FIRST + place + 2 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
}
