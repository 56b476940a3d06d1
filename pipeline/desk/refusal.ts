import { UserError } from '../shared/errors.ts';

/** A request that is refused, with what is wrong and what to do, and the status of HTTP that says so. */
export class DeskRefusal extends UserError {
  readonly status: number;
  readonly remedy: string | undefined;

  constructor(status: number, fault: string, remedy?: string) {
    super(fault);
    this.status = status;
    this.remedy = remedy;
  }
}
