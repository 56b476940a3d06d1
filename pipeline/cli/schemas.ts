import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fillFieldTables } from '../content/schema/field-tables.ts';
import { MESSAGES_PAGE } from '../findings/rules.ts';
import { writeIfChanged, writeSchemas } from '../outputs/data/data-files.ts';
import { say } from '../shared/terminal.ts';
import { SCHEMAS } from '../types/content-types.ts';
import type { Options } from './arguments/arguments.ts';
import { messagesDocument } from './explain.ts';

/**
 * `npm run schemas`: rewrites the schemas for editors, the field tables of `docs/fields.md`, and `docs/messages.md`.
 * The catalogue of rules has been written before the program was compiled.
 */
export function runSchemas({ project }: Options): Promise<number> {
  const fields = path.join(project, 'docs', 'fields.md');
  const written = [
    ...writeSchemas(project, SCHEMAS),
    ...writeIfChanged(fields, fillFieldTables(readFileSync(fields, 'utf8'), SCHEMAS)),
    ...writeIfChanged(path.join(project, MESSAGES_PAGE), messagesDocument()),
  ].map((file) => path.relative(project, file));
  say(written.length > 0 ? written : 'Nothing has changed.');
  return Promise.resolve(0);
}
