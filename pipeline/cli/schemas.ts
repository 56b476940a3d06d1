import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SCHEMAS } from '../content/types/content-types.ts';
import { messagesDocument } from '../lint/documentation/messages-document.ts';
import { MESSAGES_PAGE } from '../lint/rules.ts';
import { fillFieldTables } from '../content/schema/field-tables.ts';
import { say } from '../shared/terminal.ts';
import { schemaTexts, writeIfChanged, writeSchemas } from '../outputs/data/schemas.ts';
import type { Options } from './arguments/arguments.ts';

/**
 * `npm run schemas`: rewrites the schemas for editors, the field tables of `content/README.md`, and `docs/messages.md`.
 * The catalogue of rules has been written before the program was compiled.
 */
export function runSchemas({ project }: Options): Promise<number> {
  const readme = path.join(project, 'content', 'README.md');
  const written = [
    ...writeSchemas(project, schemaTexts(SCHEMAS)),
    ...writeIfChanged(readme, fillFieldTables(readFileSync(readme, 'utf8'), SCHEMAS)),
    ...writeIfChanged(path.join(project, MESSAGES_PAGE), messagesDocument()),
  ].map((file) => path.relative(project, file));
  say(written.length > 0 ? written : 'Nothing has changed.');
  return Promise.resolve(0);
}
