/**
 * Returns one line about a thrown value: status and status text of a response, the message of an error, or else the
 * value as text.
 */
export function describeThrown(value: unknown): string {
  if (value instanceof Error) return value.message || value.name;
  if (value instanceof Response) return `${value.status} ${value.statusText}`.trim();
  return String(value);
}
