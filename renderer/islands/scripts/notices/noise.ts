/** What browsers report without a value: layout that took a second turn, and scripts of others that they keep secret. */
const WITHOUT_VALUE = /^Script error|^ResizeObserver/;

/**
 * Whether something that was thrown is no fault of this page: something given up on purpose, a view transition
 * that was skipped, a script of an extension or of another host. `message` and `file` are those of an error event.
 */
export function isNoise(thrown: unknown, message = '', file = ''): boolean {
  if (!(thrown instanceof Error)) return (thrown == null && WITHOUT_VALUE.test(message)) || isForeign(file);
  if (thrown.name === 'AbortError') return true;
  if (thrown instanceof DOMException && /transition/i.test(thrown.message)) return true;
  return isForeign(thrown.stack?.replace(`: ${thrown.message}`, '') ?? file);
}

/** Whether the first address in a stack is of another origin; code that a console or a test runs has none. */
function isForeign(stack: string): boolean {
  const [origin] = /[a-z-]+:\/\/[^/\s]*/.exec(stack) ?? [];
  return origin !== undefined && origin !== location.origin;
}
