import type { Finders } from '../markdown/found.ts';
import { CONFLICT } from '../../markdown/misread-blocks.ts';

export const unjoinedChanges: Finders<'unjoined-changes'> = {
  signs: /<</,
  /** Finds unresolved conflicts: both changes would be published with the conflict markers. */
  *block({ node, prose, start }) {
    const match = node.type === 'tableCell' ? undefined : CONFLICT.exec(prose);
    const mark = match?.groups?.['mark'];
    if (match && mark !== undefined)
      yield { offset: start + match.index + match[0].length - mark.length, values: { mark: mark.trim() } };
  },
};
