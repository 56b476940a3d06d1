import { toJsonSchema } from '../../content/schema/json-schemas.ts';
import { TO_FILL_IN } from '../../content/schema/starter-fields.ts';
import type { FileLinter } from '../../compile/parse/file-linter.ts';
import type { Path } from '../../compile/yaml/spans.ts';

/** Later than any day for which a file may wait. */
const LAST_DAY = '9999-12-31';

/** Reports starter text from `npm run new` that is still in a file. A draft may be unfinished. */
export const reportUnedited: FileLinter['unedited'] = ({ file, fields, yaml }, kind, { report }) => {
  const starter = kind.starters?.find((one) => 'starterTexts' in one);
  const mayBeDraft = yaml.faults?.mayHide(['draft']) === true || kind.whyHidden?.(fields, LAST_DAY)?.reason === 'draft';
  if (!starter || mayBeDraft) return;
  const { starterTexts } = starter;
  const toReplace = new Set([TO_FILL_IN, ...Object.values(starterTexts.fields).flat()]);
  for (const [path, text] of textsIn(fields, [])) {
    if (!toReplace.has(text) || yaml.faults?.isAt(path) === true) continue;
    const field = String(path[0]);
    const isNeeded = toJsonSchema(kind.schema).required?.includes(field) ?? false;
    report('unedited-starter', yaml.placeOf(path), { text, field, ...(!isNeeded && { isOptional: 'yes' }) });
  }
  const line = lineOf(file.readText(), starterTexts.body);
  if (line > 0) report('unedited-starter', { file: file.path, line, column: 1 }, { text: starterTexts.body });
};

/** Returns every text in a value, with its path. */
function textsIn(value: unknown, path: Path): [Path, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  const keyOf = (key: string): string | number => (Array.isArray(value) ? Number(key) : key);
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, keyOf(key)]));
}

/** Returns the line, from 1, that contains only a text; 0 if there is none. */
function lineOf(text: string, wanted: string): number {
  const start = text.indexOf(`\n${wanted}`) + 1;
  const isWhole = start > 0 && /^[ \t]*(?:\n|$)/.test(text.slice(start + wanted.length));
  return isWhole ? text.slice(0, start).split('\n').length : 0;
}
