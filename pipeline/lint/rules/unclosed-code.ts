import { type Texts, inText, lines, rule } from '../rule.ts';
import { fenceOf } from '../markdown/indented-prose.ts';
import type { Found, TextParts } from '../markdown/found.ts';

type Parameters = Texts<'lines' | 'fence'>;

export const unclosedCode = rule<Parameters>({
  area: 'markup',
  severity: 'error',
  message: (v) => `Cannot find the end of the code that begins here: ${v.lines} lines are published as code`,
  advice: (v) => `Put a line of ${v.fence} below the code, with nothing else on it; or take this line out.`,
  means:
    'Three backticks begin code, and three more, on a line of their own, end it. Nothing ends this one, so that all of the rest of the text would be shown as code.',
  parameters: { fence: 'three backticks', lines: '3' },
  example: inText(
    lines('‸```', 'value / cost', '', 'That is all.'),
    lines('```', 'value / cost', '```', '', 'That is all.'),
  ),
  find: { text: findUnclosed },
});

/** Code between fences that never ends. */
function findUnclosed({ nodes, source }: TextParts): Found<Parameters>[] {
  return nodes('code').flatMap((code): Found<Parameters>[] => {
    const fence = fenceOf(code, source);
    if (fence === undefined || isClosed(source.slice(code.start, code.end), fence)) return [];
    const values = { fence: nameOf(fence), lines: String(code.node.value.split('\n').length) };
    return [{ offset: code.start, values }];
  });
}

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
