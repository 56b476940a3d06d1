import type { Finding } from '../../pipeline/findings/finding.ts';

/** Makes a finding with a message and advice; its rule puts `Cannot read this line: ` before the message. */
export function told(message: string, advice = 'Do this.', other: Partial<Finding> = {}): Finding {
  const parameters = { reason: message, help: advice };
  return { file: 'content/a.md', line: 1, column: 1, rule: 'yaml-syntax', severity: 'error', parameters, ...other };
}
