import path from 'node:path';
import type { Finding } from '../finding.ts';

/** Findings with their files as they are shown: relative to the working folder, if they are inside. `root` is the content folder. */
export function shownFrom(findings: readonly Finding[], root: string): Finding[] {
  const shown = path.relative(process.cwd(), root);
  const folder = shown.startsWith('..') ? root : shown;
  return findings.map((finding) => ({ ...finding, file: path.join(folder, finding.file) }));
}

/** Whether it only says that a placeholder is left; before a launch that is an error like others. */
export function isPlaceholder({ rule, severity }: Finding): boolean {
  return rule === 'place-kept' || (rule === 'placeholder-left' && severity !== 'error');
}
