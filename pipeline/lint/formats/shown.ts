import path from 'node:path';
import type { Finding } from '../finding.ts';
import { REFUSED_AT_LAUNCH } from '../report.ts';

/**
 * Returns findings with file paths relative to the working folder, if they are inside it. `root` is the content folder.
 */
export function shownFrom(findings: readonly Finding[], root: string): Finding[] {
  const shown = path.relative(process.cwd(), root);
  const folder = shown.startsWith('..') ? root : shown;
  return findings.map((finding) => ({ ...finding, file: path.join(folder, finding.file) }));
}

/**
 * Tells whether a finding only reports a remaining placeholder or a sentence to confirm; before a launch, such a finding
 * is an ordinary error.
 */
export function isPlaceholder({ rule, severity }: Finding): boolean {
  return rule === 'place-kept' || (REFUSED_AT_LAUNCH.has(rule) && severity !== 'error');
}
