import type { Fix } from '../findings/finding.ts';

/** The target of a link or picture as it was typed, and the source text of the link before it. */
export interface TypedTarget {
  readonly lead: string;
  readonly text: string;
}

/** A target without spaces or in angle brackets, an optional title, and the end of the link. */
const BESIDE_WORDS = /^(\s*)(?:<([^<>\n]*)>|([^ \t\n<>]+?))(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)$/;
const IN_DEFINITION = /^(\[(?:[^\\\]]|\\.)*\]:\s*)(?:<([^<>\n]*)>|([^\s<>]+))/;

/** Returns the target in an inline link or picture as it was typed; undefined if there is none. */
export function targetBesideWords(typed: string): TypedTarget | undefined {
  const begin = typed.lastIndexOf('](') + 2;
  const match = begin > 1 ? BESIDE_WORDS.exec(typed.slice(begin)) : null;
  return match ? toTyped(typed.slice(0, begin) + match[1], match[2], match[3]) : undefined;
}

/** Returns the target in a definition as it was typed. */
export function targetInDefinition(typed: string): TypedTarget | undefined {
  const match = IN_DEFINITION.exec(typed);
  return match ? toTyped(match[1], match[2], match[3]) : undefined;
}

function toTyped(lead = '', inBrackets: string | undefined, bare = ''): TypedTarget {
  return inBrackets === undefined ? { lead, text: bare } : { lead: `${lead}<`, text: inBrackets };
}

/** Returns a fix that replaces a typed target, in the form that Markdown needs. */
export function fixTarget({ lead, text }: TypedTarget, target: string): Fix {
  const needsBrackets = /[\s()]/.test(target) && !lead.endsWith('<');
  return { actual: lead + text, expected: lead + (needsBrackets ? `<${target}>` : target) };
}
