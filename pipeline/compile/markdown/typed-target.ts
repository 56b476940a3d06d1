import type { Fix } from '../../lint/report.ts';

/** The target of a link or a picture as it was typed, and what stands before it from where the link begins. */
export interface TypedTarget {
  readonly lead: string;
  readonly text: string;
}

/** A target without what Markdown takes for a blank or in angle brackets, perhaps a title, the end of the link. */
const BESIDE_WORDS = /^(\s*)(?:<([^<>\n]*)>|([^ \t\n<>]+?))(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)$/;
const IN_DEFINITION = /^(\[(?:[^\\\]]|\\.)*\]:\s*)(?:<([^<>\n]*)>|([^\s<>]+))/;

/** The target in a link or a picture as it was typed; undefined where none stands beside its words. */
export function targetBesideWords(typed: string): TypedTarget | undefined {
  const begin = typed.lastIndexOf('](') + 2;
  const match = begin > 1 ? BESIDE_WORDS.exec(typed.slice(begin)) : null;
  return match ? toTyped(typed.slice(0, begin) + match[1], match[2], match[3]) : undefined;
}

/** The target in a definition as it was typed. */
export function targetInDefinition(typed: string): TypedTarget | undefined {
  const match = IN_DEFINITION.exec(typed);
  return match ? toTyped(match[1], match[2], match[3]) : undefined;
}

function toTyped(lead = '', inBrackets: string | undefined, bare = ''): TypedTarget {
  return inBrackets === undefined ? { lead, text: bare } : { lead: `${lead}<`, text: inBrackets };
}

/** Puts another target in the place of a typed one, in the form that Markdown asks for. */
export function fixTarget({ lead, text }: TypedTarget, target: string): Fix {
  const needsBrackets = /[\s()]/.test(target) && !lead.endsWith('<');
  return { actual: lead + text, expected: lead + (needsBrackets ? `<${target}>` : target) };
}
