import { quoteText, writeText } from './quote-text.ts';
import type { Broken, Suggestion } from './suggestion.ts';
import { suspects } from './suspects.ts';

/** The sign of a quotation in Markdown and in mails. */
const QUOTED = /^>\s?/;
/** Who has said something, and what, in one line. */
const SPOKEN = /^([^\s:,"'#>-][^:,]*),\s+([^:]+):\s+(\S.*)$/;
/** Who has said what stands above. */
const SPEAKER = /^(?:[–—]|--?\s)?\s*([^,]+),\s+(.+)$/;
/** In place of what nobody can know. */
const UNKNOWN = '…';

/** What somebody has said, in a list of such entries, in another form than that of an entry. */
export function* looseEntry(broken: Broken): Iterable<Suggestion> {
  const { lines, entry: [quote, name, role] = [] } = broken;
  if (quote === undefined || name === undefined || role === undefined) return;
  for (const index of suspects(broken)) {
    const { from, texts } = runAt(lines, index);
    const parts = partsOf(texts);
    if (!parts) continue;
    const [words, who, what] = parts.map((part) => part ?? UNKNOWN);
    const written = [`- ${quote}: ${write(words)}`, `  ${name}: ${write(who)}`, `  ${role}: ${write(what)}`];
    const [begin = '', ...others] = written.map((line) => `\`${line.trim()}\``);
    const typed = lines.slice(from, from + texts.length).join('\n');
    const inOneLine = `- { ${quote}: ${quoteText(words ?? '')}, ${name}: ${quoteText(who ?? '')}, ${role}: ${quoteText(what ?? '')} }`;
    yield {
      rule: 'yaml-list',
      line: from,
      column: 1,
      values: {
        loose: 'yes',
        help: `Write it as ${begin}, and below it ${others.join(' and ')}, with two blanks before each of them.`,
      },
      edits: new Map(texts.map((_text, at) => [from + at, at === 0 ? inOneLine : ''])),
      ...(!parts.includes(undefined) && { mend: { actual: typed.trimEnd(), expected: written.join('\n') } }),
    };
  }
}

/** The lines of a quotation around one of them, without their signs; a line alone elsewhere. */
function runAt(lines: readonly string[], index: number): { from: number; texts: string[] } {
  const isQuoted = (at: number): boolean => QUOTED.test(lines[at] ?? '');
  let [from, end] = [index, index + 1];
  while (isQuoted(index) && from > 0 && isQuoted(from - 1)) from--;
  while (isQuoted(index) && isQuoted(end)) end++;
  return { from, texts: lines.slice(from, end).map((line) => line.trimEnd()) };
}

/** What was said, by whom, and what that person is, as far as it can be known; undefined for another text. */
function partsOf(texts: readonly string[]): (string | undefined)[] | undefined {
  const [only = ''] = texts;
  if (!QUOTED.test(only)) {
    const [, who = '', what, words] = SPOKEN.exec(only) ?? [];
    return who === '' ? undefined : [words, who, what];
  }
  const said = texts.map((text) => text.replace(QUOTED, '').trim()).filter((text) => text !== '');
  const [, who, what] = (said.length > 1 && SPEAKER.exec(said.at(-1) ?? '')) || [];
  const words = (who === undefined ? said : said.slice(0, -1)).join(' ');
  return words === '' ? undefined : [words, who, what];
}

function write(text = UNKNOWN): string {
  return writeText(text);
}
