import { SERVICES } from '../../content/addresses.ts';
import { readMeasures, stemOf, type Measure } from '../../compile/measures.ts';
import type { CountingFact, FileLinter } from '../../compile/parse/file-linter.ts';
import { fencedOf } from '../../compile/yaml/fenced.ts';
import { quoteText } from '../yaml/quote-text.ts';
import { linesAround } from './lines-around.ts';

/** What holds no words for readers, or what is typed just as it stands: code, addresses, facts, tags, braces of headings. */
const NO_WORDS =
  /^[ \t]*(```|~~~)[\s\S]*?^[ \t]*\1|`[^`\n]+`|\]\([^()\n]*\)|\bhttps?:\/\/\S+|\{\{[^{}\n]*\}\}|<[^<>\n]*>|\{[#.:][^{}\n]*\}/gm;
/** A figure of a page that is a number alone: what it counts stands in another field. */
const FIGURE = /(?<=\bfigure:[ \t]*["']?)\d+(?=["']?[ \t]*(?:[,}\n]|$))/g;
/** Notes of YAML. */
const NOTES = /^[ \t]*#.*|[ \t]#[ \t].*/gm;

/**
 * Reports values of facts that were typed by hand: they would stay when the fact changes. The same number of something else is none:
 * a label of the fact stands in the same sentence, heading or entry, or the file names this fact elsewhere, or the sum is telling.
 * A backslash before the number says that it is meant as it stands. Sources are read as they were typed, so that it is the same in
 * texts, fields, headings and tables.
 */
export const reportTypedFacts: FileLinter['typedFacts'] = (path, text, values, { report }) => {
  const yamlEnd = path.endsWith('.md') ? (fencedOf(text)?.head.length ?? 0) : text.length;
  const words = blank(blank(text.slice(0, yamlEnd), NOTES) + text.slice(yamlEnd), NO_WORDS);
  const seen = new Set<number>();
  for (const measure of [...readMeasures(words), ...readFigures(words.slice(0, yamlEnd))]) {
    if (measure.mark !== undefined || seen.has(measure.index)) continue;
    for (const { key, end } of measure.keys) {
      const known = values.get(key) ?? [];
      const fact = known.length === 0 ? undefined : factMeant(known, measure, { path, text, yamlEnd });
      if (!fact) continue;
      seen.add(measure.index);
      tell(fact, measure.index, end);
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
    // Without quotes, YAML takes braces at the beginning of a value for a list of fields.
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

/** Figures that are a number alone, each of which is what a word around it says. */
function readFigures(yaml: string): Measure[] {
  return [...yaml.matchAll(FIGURE)].map(({ 0: number, index }) => {
    const end = index + number.length;
    const stems = linesAround(yaml, index, true).flatMap((lines) => [...stemsIn(lines)]);
    return { index, end, keys: stems.map((stem) => ({ key: `${number}-${number} ${stem}`, end })), isTelling: false };
  });
}

/** The fact whose value it is, the one whose label is nearest first. */
function factMeant(
  known: readonly CountingFact[],
  { index, isTelling }: Measure,
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
  // A file about a service speaks of that one: its name, its title and the facts that it names say which.
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

/** The same text with blanks in the place of what a pattern finds. */
function blank(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (found) => found.replaceAll(/[^\n]/g, ' '));
}
