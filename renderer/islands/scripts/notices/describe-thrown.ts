/** What was thrown, in a line: status and status text of an answer, the message of an error, or the value itself as text. */
export function describeThrown(value: unknown): string {
  if (value instanceof Error) return value.message || value.name;
  if (value instanceof Response) return `${value.status} ${value.statusText}`.trim();
  return String(value);
}
