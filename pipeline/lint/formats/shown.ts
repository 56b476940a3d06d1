import path from 'node:path';
import type { Finding } from '../finding.ts';

/** Findings with their files as they are shown: relative to the working folder, if they are inside. `root` is the content folder. */
export function shownFrom(findings: readonly Finding[], root: string): Finding[] {
  const shown = path.relative(process.cwd(), root);
  const folder = shown.startsWith('..') ? root : shown;
  return findings.map((finding) => ({ ...finding, file: path.join(folder, finding.file) }));
}

/** The findings of each file, in the order in which the files come up. */
export function findingsByFile(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const files = new Map<string, Finding[]>();
  for (const finding of findings) {
    const own = files.get(finding.file);
    if (own) own.push(finding);
    else files.set(finding.file, [finding]);
  }
  return files;
}

/** Whether it only says that a placeholder is left; before a launch that is an error like others. */
export function isPlaceholder({ rule, severity }: Finding): boolean {
  return rule === 'place-kept' || (rule === 'placeholder-left' && severity !== 'error');
}
