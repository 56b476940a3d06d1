import type { FieldLinter, TypedFolder } from '../../compile/fields/field-linter.ts';
import type { SourceFile } from '../../compile/read/content-folder.ts';
import { fencedOf } from '../../compile/yaml/fenced.ts';
import { createReport } from '../report.ts';
import { knownFields } from './known-fields.ts';

/** Reads a file with `read`. For a file that is only in the wrong folder, reports just that and returns undefined. */
export const readAtHome: FieldLinter['inItsFolder'] = (file, own, kinds, report, read) => {
  const found = createReport();
  const authored = read(found);
  const home = authored && !authored.yaml.faults ? undefined : homeOf(file, own, kinds);
  if (!home) {
    report.take(found.findings());
    return authored;
  }
  const { path } = file;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const values = { file: path, folder: own.folder, kind: home.name, home: `${home.folder}/${name}` };
  report.report('misplaced-file', { file: path, line: 1, column: 1 }, values);
  return undefined;
};

/**
 * Returns the kind in whose folder a file belongs that its own kind cannot read. It knows all fields of the file; its
 * own kind does not know all of them, or else the other kind has all of its required fields; and its own kind lacks a
 * required field. Undefined if this is ambiguous.
 */
function homeOf(file: SourceFile, own: TypedFolder, kinds: readonly TypedFolder[]): TypedFolder | undefined {
  const { fields: typed = '' } = fencedOf(file.readText()) ?? {};
  const names = [...typed.matchAll(/^([a-z]\w*):/gm)].map(([, name = '']) => name);
  const ownFields = knownFields(own.schema).namesAt([]);
  const isForeign = names.some((name) => ownFields?.has(name) !== true);
  const fits = ({ schema }: TypedFolder): boolean => {
    const known = knownFields(schema);
    const fields = known.namesAt([]);
    const isWhole = [...known.neededAt([])].every((name) => names.includes(name));
    return (isForeign || isWhole) && names.every((name) => fields?.has(name));
  };
  const lacks = [...knownFields(own.schema).neededAt([])].some((name) => !names.includes(name));
  const [home, ...more] = lacks ? kinds.filter((kind) => kind !== own && fits(kind)) : [];
  return more.length > 0 ? undefined : home;
}
