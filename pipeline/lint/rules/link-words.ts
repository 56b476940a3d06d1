import { wordsOfNode } from '../../markdown/tree-text.ts';
import type { Finders } from '../markdown/found.ts';

/** Words that point, in the languages of the typography. */
const POINTS =
  /^(?:(?:click |tap )?here|this (?:link|page)|read more|more|qui|(?:clicca|fai clic) qui|ici|cliquez ici|hier|(?:klicken sie )?hier klicken|aquí|haga clic aquí|aqui|clique aqui)[.!…]?$/i;

export const linkWords: Finders<'link-words'> = {
  /** Finds links whose words only point at the link. */
  *text({ nodes }) {
    for (const { node, start } of nodes('link')) {
      const words = wordsOfNode(node).trim();
      if (POINTS.test(words)) yield { offset: start, values: { words } };
    }
  },
};
