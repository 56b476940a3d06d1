/** Words for what is not known yet, a line each: the preview shows them, marked, and no build does. */
export type StandIns = readonly string[];

/** The same without words for what is not known yet. */
export function withoutStandIns<Part extends { readonly standIns?: StandIns }>({
  standIns: _standIns,
  ...known
}: Part): Omit<Part, 'standIns'> {
  return known;
}

/** The words for those of some values that are not known yet; nothing where all are known. */
export function standInsOf(...values: readonly { readonly words?: string }[]): { readonly standIns?: StandIns } {
  const standIns = values.flatMap(({ words }) => words ?? []);
  return standIns.length > 0 ? { standIns } : {};
}
