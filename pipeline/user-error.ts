/**
 * An error whose message is a whole answer to whoever runs a command: what cannot be done, why, what to
 * do. It is shown as it is, without a stack.
 */
export class UserError extends Error {
  override readonly name = 'UserError';
}
