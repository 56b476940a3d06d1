/**
 * Events that browsers report without a value: repeated layout, and errors that they hide in scripts of other origins.
 */
const WITHOUT_VALUE = /^Script error|^ResizeObserver/;

/**
 * Returns whether a thrown value is no fault of this page: an abort, a skipped view transition, or a script of an
 * extension or another host. `message` and `file` are those of an error event.
 */
export function isNoise(thrown: unknown, message = '', file = ''): boolean {
  if (!(thrown instanceof Error)) return (thrown == null && WITHOUT_VALUE.test(message)) || isForeign(file);
  if (thrown.name === 'AbortError') return true;
  if (thrown instanceof DOMException && /transition/i.test(thrown.message)) return true;
  return isForeign(thrown.stack?.replace(`: ${thrown.message}`, '') ?? file);
}

/** Whether the first address in a stack has another origin; code from a console or a test has no address. */
function isForeign(stack: string): boolean {
  const [origin] = /[a-z-]+:\/\/[^/\s]*/.exec(stack) ?? [];
  return origin !== undefined && origin !== location.origin;
}
