import type { Action, Prose } from './text.ts';

export type Audience = 'founders' | 'ttos';

export interface Service {
  readonly slug: string;
  readonly title: string;
  readonly audience: Audience;
  readonly forWhom: string;
  /** The result for the client. */
  readonly summary: string;
  readonly description: Prose;
  readonly covers: readonly string[];
  readonly deliverables: readonly string[];
  readonly format: string;
  readonly timeline: string;
  readonly terms?: string;
  /** The approximate price. */
  readonly guidePrice?: string;
  readonly page?: string;
  readonly booking: Action;
}
