import type { Element } from 'hast';
import type { Fix } from '../../lint/report.ts';
import { endOf, startOf } from './points.ts';

/** The target of a link or a picture as it was typed, and what stands before it from where the link begins. */
export interface TypedTarget {
  readonly lead: string;
  readonly text: string;
}

/** A target without what Markdown takes for a blank or in angle brackets, perhaps a title, the end of the link. */
const TARGET = /^(\s*)(?:<([^<>\n]*)>|([^ \t\n<>]+?))(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)$/;

/**
 * The target of an element whose Markdown stands in `source` just as it was parsed; undefined where it stands elsewhere, such as
 * below the text, or was typed as HTML.
 */
export function typedTarget(node: Element, source: string): TypedTarget | undefined {
  const [start, end] = [startOf(node), endOf(node)];
  if (!start || !end || source[start.offset] !== (node.tagName === 'img' ? '!' : '[')) return undefined;
  const typed = source.slice(start.offset, end.offset);
  const begin = typed.lastIndexOf('](') + 2;
  const [, blanks = '', inBrackets, bare] = (begin > 1 && TARGET.exec(typed.slice(begin))) || [];
  const text = inBrackets ?? bare;
  if (text === undefined) return undefined;
  return { lead: typed.slice(0, begin) + blanks + (inBrackets === undefined ? '' : '<'), text };
}

/** Puts another target in the place of a typed one, in the form that Markdown asks for. */
export function fixTarget({ lead, text }: TypedTarget, target: string): Fix {
  const needsBrackets = /[\s()]/.test(target) && !lead.endsWith('<');
  return { actual: lead + text, expected: lead + (needsBrackets ? `<${target}>` : target) };
}
