/** Words for unknown values, a line each: the preview shows them, marked; no build does. */
export type StandIns = readonly string[];

/** Removes the words for unknown values. */
export function withoutStandIns<Part extends { readonly standIns?: StandIns }>({
  standIns: _standIns,
  ...known
}: Part): Omit<Part, 'standIns'> {
  return known;
}

/** Collects the words for those values that are unknown; empty if all are known. */
export function standInsOf(...values: readonly { readonly words?: string }[]): { readonly standIns?: StandIns } {
  const standIns = values.flatMap(({ words }) => words ?? []);
  return standIns.length > 0 ? { standIns } : {};
}
