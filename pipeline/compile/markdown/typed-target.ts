import type { Fix } from '../../lint/report.ts';

/** The target of a link or a picture as it was typed, and what stands before it from where the link begins. */
export interface TypedTarget {
  readonly lead: string;
  readonly text: string;
}

/** Puts another target in the place of a typed one, in the form that Markdown asks for. */
export function fixTarget({ lead, text }: TypedTarget, target: string): Fix {
  const needsBrackets = /[\s()]/.test(target) && !lead.endsWith('<');
  return { actual: lead + text, expected: lead + (needsBrackets ? `<${target}>` : target) };
}
