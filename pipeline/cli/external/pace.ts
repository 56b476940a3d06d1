/** How patiently, and how politely, other sites are asked. */
export interface Pace {
  /** Hosts that are asked at a time; each is asked one thing at a time. */
  readonly hosts: number;
  /** Between two questions to one host. */
  readonly pauseMs: number;
  /** For one answer. */
  readonly patienceMs: number;
  /** How often something is tried before it counts as failed. */
  readonly tries: number;
  /** Before the second try; each further one waits twice as long. */
  readonly retryMs: number;
  /** Hosts that ask for a longer wait are left alone. */
  readonly mostWaitMs: number;
}

export const USUAL_PACE: Pace = {
  hosts: 6,
  pauseMs: 500,
  patienceMs: 10_000,
  tries: 3,
  retryMs: 1_000,
  mostWaitMs: 30_000,
};
