import { isPair, isScalar, visit, type Scalar } from 'yaml';
import type { FieldsText } from '../../site/fields/load-fields.ts';
import type { ParsedYaml } from '../../yaml/yaml.ts';
import { placesIn } from '../../yaml/yaml-places.ts';
import { knownFields } from '../fields/known-fields.ts';
import type { FileWithMessages, Place } from '../../findings/message.ts';
import { quoteText, readLine, type YamlLine } from './yaml-line.ts';
import { textInCurly } from './quotes.ts';

/** An unpaired surrogate, which `"\\uD800"` can express but no file can contain. */
const HALF = /\p{Surrogate}/u;
/** A further line of a text that looks like a list entry. */
const ENTRY = /\n[^\S\n]*(?=-[^\S\n])/;
/** A note behind a value, and one that is clearly no part of it: two blanks stand before it, and one behind its sign. */
const NOTE = /^[ \t]*#.*/;
const CLEAR_NOTE = /^(?:[ \t]*\t|[ ]{2,})# /;
/** A number, a day or a boolean; a `#` after it begins a note. */
const NO_TEXT = /^(?:[-+]?[\d.,]+|\d{4}-\d\d-\d\d|true|false)$/;

/** What is lost of a value, from its sign on; of an entry, the hyphen alone. */
interface Cut {
  readonly offset: number;
  readonly lost: string;
}

/**
 * Reports what the parser takes without an error although a text says less than was typed: a note that may be a part of
 * the value, a mark before it, an entry that became text, half of a character. Returns the lines of these values.
 */
export function reportCutValues({ document }: ParsedYaml, source: FieldsText<unknown>): Set<number> {
  const { text, file, linesAbove, fields } = source;
  const placeAt = placesIn(text, file.path, linesAbove);
  const told = new Set<number>();
  visit(document, {
    Scalar(key, node, ancestors) {
      const [start = 0] = node.range ?? [];
      const names = ancestors.flatMap((part) => (isPair(part) && isScalar(part.key) ? [String(part.key.value)] : []));
      const isFree = key !== 'key' && knownFields(fields).isFreeText(names);
      const cut = markBefore(node, text) ?? (key === 'key' ? undefined : cutBehind(node, text, isFree));
      if (!cut) return;
      const place = placeAt(cut.offset);
      told.add(placeAt(start).line).add(place.line);
      reportCut(cut, readLine(lineAt(text, start)), readLine(lineAt(text, cut.offset)), place, file);
    },
  });
  return told;
}

/** Finds half of a character, an anchor (`&name`) that no alias uses, or a tag (`!kind`) that YAML does not know. */
function markBefore({ value, anchor, tag, range }: Scalar, text: string): Cut | undefined {
  const [start = 0] = range ?? [];
  const half = typeof value === 'string' ? HALF.exec(value)?.[0] : undefined;
  if (half !== undefined) return { offset: start, lost: half };
  const kind = tag?.startsWith('tag:yaml.org') === true ? undefined : tag;
  const lost = anchor === undefined ? kind : text.includes(`*${anchor}`) ? undefined : `&${anchor}`;
  return lost === undefined ? undefined : { offset: text.lastIndexOf(lost, start), lost };
}

/** Finds an entry that became a part of a text, or a note behind a value that may be text. */
function cutBehind({ value, type, source = '', range }: Scalar, text: string, isFree: boolean): Cut | undefined {
  if (type !== 'PLAIN') return undefined;
  const [start, end] = range ?? [0, 0];
  const entry = ENTRY.exec(text.slice(start, end));
  if (entry) return { offset: start + entry.index + entry[0].length, lost: '-' };
  const [note = ''] = NOTE.exec(text.slice(end).split(/\r?\n/, 1)[0] ?? '') ?? [];
  const isText = source === '' ? /#\S/.test(note) : typeof value === 'string' && !NO_TEXT.test(source);
  if (!isText || !isFree || note === '' || CLEAR_NOTE.test(note)) return undefined;
  return { offset: end + note.indexOf('#'), lost: note.trim() };
}

function reportCut({ lost }: Cut, first: YamlLine, line: YamlLine, place: Place, file: FileWithMessages): void {
  const sign = lost.charAt(0);
  const { before } = line;
  const column = before.length + 1;
  const isWhole = column <= place.column && line.value !== '' && !/^[[{"']/.test(line.value);
  if (HALF.test(lost)) {
    const reason = `\`\\u${lost.charCodeAt(0).toString(16).toUpperCase()}\` stands for half of a character`;
    file.message('yaml-syntax', place, { reason, help: 'Type the character itself, such as `🎹`, in its place.' });
  } else if (sign === '-') {
    const right = first.dashes === '' ? {} : { line: first.indent + line.dashes + line.value };
    file.message('yaml-cut', place, { sign, lost, ...right });
  } else if (!isWhole) file.message('yaml-cut', place, { sign, lost });
  else {
    const expected = quoteText(textInCurly(line.value) ?? line.value);
    // What follows `# ` may be a note, which must not be quoted as text.
    const fix = lost.startsWith('# ') ? undefined : { actual: line.value, expected };
    file.message('yaml-cut', { ...place, column }, { sign, lost, write: (before + expected).trim() }, fix);
  }
}

function lineAt(text: string, offset: number): string {
  const [line = ''] = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split(/\r?\n/, 1);
  return line;
}
