/** The words of placeholders for unknown values, a line each: the preview shows them, marked; no build does. */
export type Placeholders = readonly string[];

/** Removes the words of placeholders. */
export function withoutPlaceholders<Part extends { readonly placeholders?: Placeholders }>({
  placeholders: _placeholders,
  ...known
}: Part): Omit<Part, 'placeholders'> {
  return known;
}

/** Collects the words of those values that are placeholders; empty if none is. */
export function placeholdersOf(...values: readonly { readonly words?: string }[]): {
  readonly placeholders?: Placeholders;
} {
  const placeholders = values.flatMap(({ words }) => words ?? []);
  return placeholders.length > 0 ? { placeholders } : {};
}
