import type { Construct, Extension } from 'micromark-util-types';
import remarkDirective from 'remark-directive';
import { unified } from 'unified';

const COLON = 58;

const { micromarkExtensions = [], fromMarkdownExtensions = [] } = unified().use(remarkDirective).freeze().data();

/**
 * The generic syntax of directives, `::name[words]{key="value"}` on a line of its own. Those inside a line would make a directive
 * of `a:b`, and those around blocks one of the boxes that other programs have: neither is read.
 */
export const directiveSyntax: Extension = { flow: { [COLON]: leafConstruct() } };

export const directivesFromMarkdown = fromMarkdownExtensions;

/** The library lists the construct of blocks first, and that of a single line last. */
function leafConstruct(): Construct {
  const constructs = micromarkExtensions[0]?.flow?.[COLON];
  const leaf = Array.isArray(constructs) ? constructs.at(-1) : undefined;
  if (!leaf) throw new Error('remark-directive has no construct for a line of its own');
  return leaf;
}
