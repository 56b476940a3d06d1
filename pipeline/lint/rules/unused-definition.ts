import type { Finders } from '../markdown/found.ts';
import { isNote, isRemark, labelOf } from '../../markdown/misread-blocks.ts';

export const unusedDefinition: Finders<'unused-definition'> = {
  /** Names of addresses that no link has; not those that are meant as remarks or as notes. */
  *text({ nodes, usedDefinitions }) {
    for (const { node, start } of nodes('definition'))
      if (!usedDefinitions.has(node.identifier) && !isNote(node, false) && !isRemark(node))
        yield { offset: start, values: { label: labelOf(node) } };
  },
};
