import { UserError } from '../../shared/user-error.ts';

/** An invalid command line, with the reason and usage as lines. The command ends with exit code 2. */
export class UsageError extends UserError {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}
