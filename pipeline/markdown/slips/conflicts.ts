import { CONFLICT } from '../../git-mark.ts';
import type { ProseBlock, Slip } from './slip.ts';

/** Two changes of one place, both of which would be published with their marks. */
export function findConflicts({ kind, prose, start }: ProseBlock): Slip[] {
  const match = kind === 'tableCell' ? undefined : CONFLICT.exec(prose);
  const mark = match?.groups?.['mark'];
  if (!match || mark === undefined) return [];
  const offset = start + match.index + match[0].length - mark.length;
  return [{ rule: 'unjoined-changes', offset, values: { mark: mark.trim() } }];
}
