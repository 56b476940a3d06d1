/** What stands around the place of a paste. */
interface Around {
  readonly before: string;
  readonly after: string;
}

const NOTE = /(?<!\\)\[\^(\d+)\]/g;

/**
 * Returns Markdown as it is put between other words: a paragraph alone goes on in its line, blocks get empty lines around
 * them, and notes get numbers that the text does not have.
 */
export function fitPaste(markdown: string, { before, after }: Around): string {
  const words = renumbered(markdown.trim(), before + after);
  if (!words.includes('\n') && !/^(?:#{1,6} |[-*+] |\d+[.)] |> |\|)/.test(words)) return words;
  return `${gap(/\n*$/.exec(before)?.[0].length ?? 0, before)}${words}${gap(/^\n*/.exec(after)?.[0].length ?? 0, after)}`;
}

/** The line breaks that make one empty line of those that are there. */
function gap(breaks: number, beside: string): string {
  return beside.trim() === '' && breaks === beside.length ? '' : '\n'.repeat(Math.max(0, 2 - breaks));
}

function renumbered(markdown: string, text: string): string {
  const highest = Math.max(0, ...[...text.matchAll(NOTE)].map(([, number]) => Number(number)));
  return markdown.replace(NOTE, (_all, number: string) => `[^${Number(number) + highest}]`);
}

/** Tells whether the HTML of a clipboard says more than its words do. */
export function saysMore(html: string): boolean {
  const tags = /<(?:a|b|blockquote|br|code|del|em|h[1-6]|i|img|li|pre|s|strike|strong|su[bp]|table)[\s>/]/i;
  return (
    tags.test(html) ||
    (html.match(/<(?:p|div)[\s>]/gi) ?? []).length > 1 ||
    /font-(?:weight|style)\s*:\s*(?:bold|italic|[6-9]00)/i.test(html)
  );
}
