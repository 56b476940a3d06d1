/**
 * An error whose message is complete for the person at the terminal: what cannot be done, why, and what to do. It is
 * printed without a stack.
 */
export class UserError extends Error {
  override readonly name = 'UserError';
}
