import type { Finders } from '../markdown/found.ts';
import type { ParametersOf } from '../../findings/rules.ts';
import { fenceOf } from '../markdown/indented-code.ts';

export const unclosedCode: Finders<ParametersOf<'unclosed-code'>> = {
  /** Finds fenced code without a closing fence. */
  *text({ nodes, source }) {
    for (const code of nodes('code')) {
      const fence = fenceOf(code, source);
      if (fence === undefined || isClosed(source.slice(code.start, code.end), fence)) continue;
      const count = code.node.value.split('\n').length;
      yield { offset: code.start, values: { fence: nameOf(fence), lines: String(count) } };
    }
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
