import type { Finders } from '../markdown/found.ts';
import { fenceOf } from '../markdown/indented-code.ts';

export const unclosedCode: Finders<'unclosed-code'> = {
  nodes: {
    /** Finds fenced code without a closing fence. */
    *code({ node, start, typed }) {
      const fence = fenceOf(typed);
      if (fence === undefined || isClosed(typed, fence)) return;
      yield { offset: start, values: { fence: nameOf(fence), lines: String(node.value.split('\n').length) } };
    },
  },
};

function isClosed(typed: string, fence: string): boolean {
  const last = typed
    .slice(typed.lastIndexOf('\n') + 1)
    .replace(/^[ \t>]+/, '')
    .trimEnd();
  return typed.includes('\n') && last.startsWith(fence) && new Set(last).size === 1;
}

function nameOf(fence: string): string {
  if (fence.startsWith('~')) return `\`${fence}\``;
  return `${fence.length === 3 ? 'three' : fence.length} backticks`;
}
