import type { Finding } from '../../pipeline/lint/finding.ts';

/** A finding whose message and advice are these: `message` behind the words of its rule, `Cannot read this line: `. */
export function told(message: string, advice = 'Do this.', other: Partial<Finding> = {}): Finding {
  const parameters = { reason: message, help: advice };
  return { file: 'content/a.md', line: 1, column: 1, rule: 'yaml-syntax', severity: 'error', parameters, ...other };
}
