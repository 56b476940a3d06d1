import { UserError } from '../user-error.ts';

/** A command line that is not understood: why, and what can be asked for, line by line. */
export class UsageError extends UserError {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines[0]);
    this.lines = lines;
  }
}
