import { fieldsOf, fieldWordsOf } from './field-words.ts';
import { definitionsOf, isSchema, toJsonSchema, type JsonSchema, type Schemas } from './json-schemas.ts';

const MARKED = /(<!-- fields: (\w+) -->\n)[\s\S]*?(<!-- \/fields -->)/g;

/**
 * Rewrites the tables of fields in a Markdown text, each between `<!-- fields: NAME -->` and `<!-- /fields -->`. NAME
 * is a kind of file (`article`) or a named part (`link`); `section` is the fields of every section, and `kinds` those
 * of each kind.
 */
export function fillFieldTables(text: string, schemas: Schemas): string {
  const tables = fieldTables(schemas);
  return text.replace(MARKED, (_whole, begin: string, name: string, end: string) => {
    const table = tables.get(name);
    if (table === undefined) throw new Error(`There is no table of fields called ${name}`);
    return `${begin}\n${table}\n\n${end}`;
  });
}

/** Returns every table of fields as Markdown, by name. */
export function fieldTables(schemas: Schemas): ReadonlyMap<string, string> {
  return new Map([...schemas].flatMap(([name, schema]) => tablesOf(name, toJsonSchema(schema))));
}

function tablesOf(kind: string, root: JsonSchema): [string, string][] {
  const definitions = definitionsOf(root);
  const titles = new Map([...definitions].map(([name, { title = name }]) => [name, title]));
  const own = isSchema(root.items) ? root.items : root;
  // A part with several forms has a table for each, by name.
  const parts = [...(own.anyOf ? [] : [[kind, own] as const]), ...definitions];
  const sections = root.properties?.['sections'];
  const kinds = isSchema(sections) && isSchema(sections.items) ? (sections.items.oneOf ?? []) : [];
  return [
    ...parts.map(([name, part]): [string, string] => [name, fieldTable(part, titles)]),
    ...(kinds.length > 0 ? sectionTables(kinds, titles) : []),
  ];
}

/** Returns the fields that all kinds share, and those of each kind. */
function sectionTables(kinds: readonly JsonSchema[], titles: ReadonlyMap<string, string>): [string, string][] {
  const [first = {}] = kinds;
  const isCommon = (name: string): boolean => kinds.every(({ properties }) => properties && name in properties);
  const common = Object.entries(first.properties ?? {}).filter(([name]) => name !== 'kind' && isCommon(name));
  const rows = kinds.map((kind) => {
    const own = fieldsOf(kind).filter(({ name }) => !isCommon(name));
    const { kind: name } = kind.properties ?? {};
    const besides = own.map((field) => `\`${field.name}\`: ${fieldWordsOf(field, titles)}. ${field.part.description}`);
    return [`\`${isSchema(name) ? String(name.const) : ''}\``, kind.description ?? '', besides.join('<br>')];
  });
  return [
    ['section', fieldTable({ properties: Object.fromEntries(common) }, titles)],
    ['kinds', toTable([['kind', 'what it shows', 'what it takes besides'], ...rows])],
  ];
}

function fieldTable(part: JsonSchema, titles: ReadonlyMap<string, string>): string {
  const rows = fieldsOf(part).map((field) => [
    `\`${field.name}\``,
    fieldWordsOf(field, titles),
    field.part.description ?? '',
  ]);
  return toTable([['field', 'what it takes', 'what it is for'], ...rows]);
}

function toTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(escape).join(' | ')} |`).join('\n');
}

function escape(cell: string): string {
  return cell.replaceAll('|', '\\|');
}
