import type { Slip, TextParts } from './slip.ts';

/** Paragraphs that a line `---` or `-` below has made headings; a longer line was meant to. */
export function findUnderlined({ headings, source }: TextParts): Slip[] {
  return headings.flatMap(({ node: { data }, start, end }): Slip[] => {
    const signs = data?.underline;
    if (!data?.isProse || !signs?.startsWith('-')) return [];
    return [
      { rule: 'underlined-heading', offset: start + source.slice(start, end).lastIndexOf(signs), values: { signs } },
    ];
  });
}
