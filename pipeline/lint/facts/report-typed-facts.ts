import { SERVICES } from '../../content/addresses.ts';
import { readQuantities, stemOf, type Quantity } from '../../compile/quantities.ts';
import type { CountingFact, FileLinter } from '../../compile/parse/file-linter.ts';
import { fencedOf } from '../../compile/yaml/fenced.ts';
import { quoteText } from '../yaml/quote-text.ts';
import { linesAround } from './lines-around.ts';

/** Text that is not prose or that is typed literally: code, addresses, facts, tags, braces of headings. */
const NO_WORDS =
  /^[ \t]*(```|~~~)[\s\S]*?^[ \t]*\1|`[^`\n]+`|\]\([^()\n]*\)|\bhttps?:\/\/\S+|\{\{[^{}\n]*\}\}|<[^<>\n]*>|\{[#.:][^{}\n]*\}/gm;
/** A figure of a page that is only a number; another field says what it counts. */
const FIGURE = /\bfigure:[ \t]*["']?(\d+)(?=["']?[ \t]*(?:[,}\n]|$))/g;
/** YAML comments. */
const NOTES = /^[ \t]*#.*|[ \t]#[ \t].*/gm;

/**
 * Reports values of facts that were typed by hand, which would not change with the fact. To exclude equal numbers of
 * something else, a label of the fact must be in the same sentence, heading or entry, or the file must use the fact
 * elsewhere, or the value must be distinctive. A backslash before the number means that it is intended. Checks the
 * source, so that texts, fields, headings and tables are treated alike.
 */
export const reportTypedFacts: FileLinter['typedFacts'] = (path, text, values, { report }) => {
  const yamlEnd = path.endsWith('.md') ? (fencedOf(text)?.head.length ?? 0) : text.length;
  const words = blank(blank(text.slice(0, yamlEnd), NOTES) + text.slice(yamlEnd), NO_WORDS);
  const seen = new Set<number>();
  for (const quantity of [...readQuantities(words), ...readFigures(words.slice(0, yamlEnd))]) {
    if (quantity.mark !== undefined || seen.has(quantity.index)) continue;
    for (const { key, end } of quantity.keys) {
      const known = values.get(key) ?? [];
      const fact = known.length === 0 ? undefined : factMeant(known, quantity, { path, text, yamlEnd });
      if (!fact) continue;
      seen.add(quantity.index);
      tell(fact, quantity.index, end);
      break;
    }
  }

  function tell({ name, before, behind }: CountingFact, numberStart: number, numberEnd: number): void {
    const hasBefore = isSame(text.slice(numberStart - before.length, numberStart), before);
    const hasBehind = isSame(text.slice(numberEnd, numberEnd + behind.length), behind);
    const start = hasBefore ? numberStart - before.length : numberStart;
    const end = hasBehind ? numberEnd + behind.length : numberEnd;
    const typed = text.slice(start, end);
    const lineStart = text.lastIndexOf('\n', start - 1) + 1;
    const [line = ''] = text.slice(lineStart).split('\n', 1);
    const above = line.slice(0, start - lineStart);
    // Without quotes, YAML reads braces at the start of a value as a mapping.
    const isWhole = start < yamlEnd && /^\s*(?:- )?(?:[\w-]+: +|- +)$/.test(above);
    const rest = line.slice(end - lineStart);
    const isDoubled = start < yamlEnd && /(?:: |- )"(?:[^"\\]|\\.)*$/.test(above);
    report(
      'typed-fact',
      { file: path, line: text.slice(0, start).split('\n').length, column: start - lineStart + 1 },
      {
        typed,
        name,
        meant: typed.replace(/(?=(?:[€$£¥][ \u00a0]?)?\d)|^(?=\D+$)/, isDoubled ? '\\\\' : '\\'),
        ...(isWhole && { write: `${above.trim()} ${quoteText(`{{ ${name} }}${rest.trimEnd()}`)}` }),
      },
    );
  }
};

/** Returns figures that are only a number, each with every word around it as a possible unit. */
function readFigures(yaml: string): Quantity[] {
  return [...yaml.matchAll(FIGURE)].map(({ 0: all, 1: number = '', index: begin }) => {
    const end = begin + all.length;
    const index = end - number.length;
    const stems = linesAround(yaml, index, true).flatMap((lines) => [...stemsIn(lines)]);
    return { index, end, keys: stems.map((stem) => ({ key: `${number}-${number} ${stem}`, end })), isTelling: false };
  });
}

/** Returns the fact that a value belongs to, the one with the nearest label first. */
function factMeant(
  known: readonly CountingFact[],
  { index, isTelling }: Quantity,
  { path, text, yamlEnd }: { readonly path: string; readonly text: string; readonly yamlEnd: number },
): CountingFact | undefined {
  for (const around of linesAround(text, index, index < yamlEnd)) {
    const stems = stemsIn(around);
    const labelled = known.find(({ labels }) => labels.length > 0 && labels.every((label) => stems.has(label)));
    if (labelled) return labelled;
  }
  const isNamed = ({ name }: CountingFact): boolean => new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`).test(text);
  const named = known.find(isNamed);
  if (named) return named;
  // A file about a service refers to that service: its path, its title and the facts that it uses say which.
  const about = path.includes(`${SERVICES}/`)
    ? stemsIn(`${path} ${/^title:.*/m.exec(text)?.[0]} ${text.match(/\{\{[^{}\n]*\}\}/g)?.join(' ')}`)
    : undefined;
  const ofService = about && known.find(({ labels }) => labels.length > 0 && labels.every((label) => about.has(label)));
  return ofService ?? (isTelling ? known[0] : undefined);
}

function stemsIn(text: string): Set<string> {
  return new Set((text.match(/\p{L}+/gu) ?? []).map(stemOf));
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase().replaceAll('\u00a0', ' ') === other.toLowerCase();
}

/** Replaces what a pattern finds with blanks, at the same length. */
function blank(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (found) => found.replaceAll(/[^\n]/g, ' '));
}
