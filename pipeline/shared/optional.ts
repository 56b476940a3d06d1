/** Returns `{ [key]: value }`, or an empty object if the value is undefined. */
export function optional<K extends string, T>(key: K, value: T | undefined): { [P in K]?: T } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]: T });
}
