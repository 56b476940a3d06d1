import { fencedOf } from './fenced.ts';
import { editYaml, isSame, renameKey, swapEntries, valueAt } from './edit-yaml.ts';
import type { Path } from './spans.ts';
import { isRecord } from './write-value.ts';
import { openYaml, partsOf, valueOf } from './yaml-parts.ts';

/** What is known of a file whose fields are changed. Without it, a Markdown file with fields in any order. */
export interface FieldsFile {
  /** Whether the whole file is YAML. */
  readonly isYaml?: boolean | undefined;
  /** Fields beside the changed one, in the order in which new ones are to stand. */
  readonly order?: readonly string[] | undefined;
}

/** A field, from its name or dash to the end of its value, as offsets in the file. */
export interface FieldRange {
  readonly path: Path;
  readonly from: number;
  readonly to: number;
}

/** The fields of a file, and where they stand; outer ones before those in them. */
export interface Fields {
  readonly value: unknown;
  readonly ranges: readonly FieldRange[];
}

/** Reads the fields of a file with line ends `\n`. Undefined if YAML cannot read them. */
export function readFields(source: string, file: FieldsFile = {}): Fields | undefined {
  const place = placeOf(source, file);
  const opened = place && openYaml(source.slice(place.start, place.end));
  if (!opened) return undefined;
  const { text, document } = opened;
  const rangesIn = (node: unknown, path: Path): FieldRange[] =>
    partsOf(text, node).flatMap(({ name, value, start, end }) => {
      const own = [...path, name];
      return [{ path: own, from: place.start + start, to: place.start + end }, ...rangesIn(value, own)];
    });
  return { value: valueOf(opened), ranges: rangesIn(document.contents, []) };
}

/** Returns the path of the innermost field that an offset of a file is in; undefined if it is in none. */
export function fieldAt(fields: Fields, offset: number): Path | undefined {
  return fields.ranges.findLast(({ from, to }) => from <= offset && offset <= to)?.path;
}

/**
 * Returns a file with another value for a field, or without it if the value is undefined; every other byte stays. Lines
 * end with `\n`. Undefined if the fields cannot be read, or if the change would reach farther than the field.
 */
export function setField(source: string, path: Path, value: unknown, file: FieldsFile = {}): string | undefined {
  return edit(
    source,
    file,
    (text) => editYaml(text, path, value, file.order ?? []),
    (old) => withValue(old, path, value),
  );
}

/** Returns a file in which an entry of the list at `path` has changed places with the next; undefined if it cannot. */
export function swapWithNext(source: string, path: Path, index: number, file: FieldsFile = {}): string | undefined {
  return edit(
    source,
    file,
    (text) => swapEntries(text, path, index),
    (old) => {
      const list = valueAt(old, path) as readonly unknown[];
      const swapped = list.with(index, list[index + 1]).with(index + 1, list[index]);
      return path.length === 0 ? swapped : withValue(old, path, swapped);
    },
  );
}

/** Returns a file in which a field has another name; undefined if it cannot have it. */
export function renameField(source: string, path: Path, name: string, file: FieldsFile = {}): string | undefined {
  return edit(
    source,
    file,
    (text) => renameKey(text, path, name),
    (old) => withValue(withValue(old, path, undefined), [...path.slice(0, -1), name], valueAt(old, path)),
  );
}

/** Changes the YAML of a file, and refuses what does not read back as expected. */
function edit(
  source: string,
  file: FieldsFile,
  change: (text: string) => string | undefined,
  expect: (value: unknown) => unknown,
): string | undefined {
  const place = placeOf(source, file);
  if (!place) return undefined;
  const text = source.slice(place.start, place.end);
  const [before, changed] = [openYaml(text), change(text)];
  const after = changed === undefined ? undefined : openYaml(changed);
  if (!before || !after || !isSame(valueOf(after), expect(valueOf(before)))) return undefined;
  if (after.text === text) return source;
  const { opening = '', closing = '' } = place;
  return source.slice(0, place.start) + opening + after.text + closing + source.slice(place.end);
}

/** Finds the fields of a file, and what is to fence them if there are none yet. */
function placeOf(source: string, { isYaml = false }: FieldsFile) {
  if (isYaml) return { start: 0, end: source.length };
  const head = fencedOf(source)?.head;
  if (head !== undefined) return { start: head.indexOf('\n') + 1, end: head.lastIndexOf('\n---') + 1 };
  if (/^---[ \t]*(?:\n|$)/.test(source)) return undefined;
  return { start: 0, end: 0, opening: '---\n', closing: /^(?:\n|$)/.test(source) ? '---\n' : '---\n\n' };
}

function withValue(old: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  const inner = withValue(valueAt(old, [name]), rest, value);
  if (Array.isArray(old) && typeof name === 'number')
    return inner === undefined ? old.toSpliced(name, 1) : Object.assign([...(old as unknown[])], { [name]: inner });
  if (isRecord(old) && typeof name === 'string') return { ...old, [name]: inner };
  if (value === undefined) return old;
  return typeof name === 'number' ? [inner] : { [name]: inner };
}
