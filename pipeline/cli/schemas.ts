import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SCHEMAS } from '../kinds/schemas.ts';
import { CATALOGUE, catalogueSource, RULES_FOLDER } from '../lint/catalogue-source.ts';
import { messagesDocument } from '../lint/messages-document.ts';
import { MESSAGES_PAGE } from '../rules.ts';
import { fillFieldTables } from '../schema/field-tables.ts';
import { say } from '../terminal.ts';
import { schemaTexts, writeIfChanged, writeSchemas } from '../write/schemas.ts';
import type { Options } from './arguments.ts';

/** `npm run schemas`: what editors and `content/README.md` say of the fields, `docs/messages.md` of the rules, and the list of these, written anew. */
export function runSchemas({ project }: Options): Promise<number> {
  const readme = path.join(project, 'content', 'README.md');
  const written = [
    ...writeSchemas(project, schemaTexts(SCHEMAS)),
    ...writeIfChanged(readme, fillFieldTables(readFileSync(readme, 'utf8'), SCHEMAS)),
    ...writeIfChanged(path.join(project, MESSAGES_PAGE), messagesDocument()),
    ...writeIfChanged(path.join(project, CATALOGUE), catalogueSource(readdirSync(path.join(project, RULES_FOLDER)))),
  ].map((file) => path.relative(project, file));
  say(written.length > 0 ? written : 'Nothing has changed.');
  return Promise.resolve(0);
}
