/**
 * An error whose message is the whole answer for the person at the terminal: what cannot be done, why, what to
 * do. It is shown as it is, without a stack.
 */
export class UserError extends Error {
  override readonly name = 'UserError';
}
