import { isMap, isNode, isScalar, isSeq, parseDocument, YAMLSeq } from 'yaml';
import { addressOfAlias } from '../../content/addresses.ts';
import { fencedOf } from '../../compile/yaml/fenced.ts';

/** Returns the text of a file with a new value for a plain text field. */
export function setField(text: string, name: string, value: string): string {
  const field = fieldOf(text, name);
  return field && isScalar(field.value) ? text.slice(0, field.valueStart) + value + text.slice(field.valueEnd) : text;
}

/**
 * Returns the text of a file with an address removed from its `aliases`, and another added; other entries and comments
 * stay.
 */
export function changeAliases(text: string, gone: string, added?: string): string {
  const fenced = fencedOf(text);
  if (!fenced) return text;
  const field = fieldOf(text, 'aliases');
  const source = field ? text.slice(field.start, field.end) : 'aliases: []\n';
  const document = parseDocument(source, { logLevel: 'silent' });
  const known = document.get('aliases');
  const list = isSeq(known) ? known : new YAMLSeq();
  const kept = list.items.filter((item) => !(isScalar(item) && addressOfAlias(String(item.value)) === gone));
  if (kept.length === list.items.length && added === undefined) return text;
  if (list !== known) list.flow = true;
  list.items = added === undefined ? kept : [...kept, document.createNode(added)];
  document.set('aliases', list);
  const lines = document.toString({ lineWidth: 0, flowCollectionPadding: false, indentSeq: !/\n-/.test(source) });
  const start = field?.start ?? fenced.head.lastIndexOf('---');
  return text.slice(0, start) + (list.items.length === 0 ? '' : lines) + text.slice(field?.end ?? start);
}

/** Returns a field of a file, with the offsets of its lines and its value. */
function fieldOf(text: string, name: string) {
  const { head = '', fields = '' } = fencedOf(text) ?? {};
  const offset = head.indexOf('\n') + 1;
  const { contents } = parseDocument(fields, { logLevel: 'silent' });
  if (!isMap(contents)) return undefined;
  const pair = contents.items.find(({ key }) => isScalar(key) && key.value === name);
  if (!isScalar(pair?.key) || !pair.key.range || !isNode(pair.value) || !pair.value.range) return undefined;
  const [start, valueStart] = [offset + pair.key.range[0], offset + pair.value.range[0]];
  // The range of a multi-line text or a list ends at the next field.
  const valueEnd = valueStart + text.slice(valueStart, offset + pair.value.range[1]).trimEnd().length;
  return { value: pair.value, start, valueStart, valueEnd, end: text.indexOf('\n', valueEnd) + 1 };
}
