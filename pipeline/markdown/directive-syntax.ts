import { directiveFromMarkdown } from 'mdast-util-directive';
import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import { directive } from 'micromark-extension-directive';
import type { Construct, Extension } from 'micromark-util-types';

const COLON = 58;

/**
 * The generic syntax of directives, `::name[words]{key="value"}` on a line of its own. Those inside a line would make a directive
 * of `a:b`, and those around blocks one of the boxes that other programs have: neither is read.
 */
export const directiveSyntax: Extension = { flow: { [COLON]: leafConstruct() } };

export const directivesFromMarkdown: FromMarkdownExtension = directiveFromMarkdown();

/** The library lists the construct of blocks first, and that of a single line last. */
function leafConstruct(): Construct {
  const constructs = directive().flow?.[COLON];
  const leaf = Array.isArray(constructs) ? constructs.at(-1) : undefined;
  if (!leaf) throw new Error('micromark-extension-directive has no construct for a line of its own');
  return leaf;
}
