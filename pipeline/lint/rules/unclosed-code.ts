import { error, inText, lines } from '../rule.ts';
import { fenceOf } from '../markdown/indented-code.ts';

export const unclosedCode = error('markup', {
  message: (v) =>
    `Cannot find the end of the code that begins here: ${v.lines === '1' ? '1 line is' : `${v.lines} lines are`} published as code`,
  advice: (v) => `Put a line of ${v.fence} below the code, with nothing else on it; or take this line out.`,
  means:
    'Three backticks begin code, and three more, on a line of their own, end it. Nothing ends this one, so that all of the rest of the text would be shown as code.',
  parameters: { fence: 'three backticks', lines: '3' },
  example: inText(
    lines('‸```', 'value / cost', '', 'That is all.'),
    lines('```', 'value / cost', '```', '', 'That is all.'),
  ),
  find: {
    /** Finds fenced code without a closing fence. */
    *text({ nodes, source }) {
      for (const code of nodes('code')) {
        const fence = fenceOf(code, source);
        if (fence === undefined || isClosed(source.slice(code.start, code.end), fence)) continue;
        const count = code.node.value.split('\n').length;
        yield { offset: code.start, values: { fence: nameOf(fence), lines: String(count) } };
      }
    },
  },
});

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
