import type { Construct, Extension } from 'micromark-util-types';
import remarkDirective from 'remark-directive';
import { unified } from 'unified';

const COLON = 58;

const { micromarkExtensions = [], fromMarkdownExtensions = [] } = unified().use(remarkDirective).freeze().data();

/**
 * The generic syntax of directives, `::name[words]{key="value"}` on a line of its own. Text directives are not read,
 * because they would match `a:b`, nor are container directives, which would match the boxes of other programs.
 */
export const directiveSyntax: Extension = { flow: { [COLON]: leafConstruct() } };

export const directivesFromMarkdown = fromMarkdownExtensions;

/** Returns the leaf construct; the library lists the container construct first and the leaf construct last. */
function leafConstruct(): Construct {
  const constructs = micromarkExtensions[0]?.flow?.[COLON];
  const leaf = Array.isArray(constructs) ? constructs.at(-1) : undefined;
  if (!leaf) throw new Error('remark-directive has no construct for a line of its own');
  return leaf;
}
