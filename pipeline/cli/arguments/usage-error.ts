import { UserError } from '../../shared/user-error.ts';

/** A command line that is not understood: why, and what can be asked for, line by line. It ends a command with exit code 2. */
export class UsageError extends UserError {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}
