import path from 'node:path';
import type { ContentType } from '../site/content-type.ts';
import { contentTypes } from '../types/content-types.ts';
import { didYouMean } from '../findings/rule.ts';
import { nearest } from '../shared/nearest.ts';
import { say } from '../shared/terminal.ts';
import type { Options } from './arguments/arguments.ts';
import { UsageError } from '../shared/errors.ts';
import { startFile } from '../editing/start-file.ts';
import { importFile } from '../importing/import-paste.ts';

/** Content types of which a file can be begun, by the word of the command line. */
const BEGINNINGS = new Map(
  Object.values<ContentType>(contentTypes).flatMap((kind) =>
    kind.starter ? [[kind.starter.word, { kind, starter: kind.starter }] as const] : [],
  ),
);

/** `npm run new -- WORD "Title"`: begins a file as a draft, with the text of a document if one is named. Exit code 2 if something is missing. */
export async function runNew({ words, slug, from, audience: typed, content, project }: Options): Promise<number> {
  const [word = '', ...rest] = words;
  const said = rest.join(' ').trim();
  const audience = typed?.toLowerCase();
  const meant = didYouMean({ nearest: nearest(word, BEGINNINGS.keys()) });
  const { kind, starter } =
    BEGINNINGS.get(word) ?? refuse(word === '' ? 'What shall it be?' : `Unexpected kind \`${word}\`${meant}`);
  const { audiences } = starter;
  if (said === '' && from === undefined) refuse('Cannot find words in quotes: the title');
  if (audience === undefined ? audiences !== undefined : audiences?.includes(audience) !== true)
    refuse(
      audiences
        ? `Unexpected audience \`${audience ?? ''}\`, expected \`--audience\` with one of ${audiences.join(', ')}`
        : `Unexpected option \`--audience\` for \`${word}\``,
    );
  const taken = from === undefined ? undefined : await importFile(content, from);
  const title = said === '' ? (taken?.title ?? '') : said;
  const { file, address } = await startFile(content, kind, { title, slug, audience, body: taken?.markdown });
  const hint = starter.hint === undefined ? '' : ` ${starter.hint}`;
  say([
    file.replace(`${project}${path.sep}`, ''),
    `  It is the draft of ${starter.what}: open the file, and put your own words in the place of those that are there.`,
    ...(taken
      ? [...taken.pictures.map((picture) => `A picture was saved as ${picture}.`), ...taken.lost].map(
          (one) => `  ${one}`,
        )
      : []),
    `  See it: \`npm run dev\`, then http://localhost:4173${address}`,
    `  Publish it: take the line \`draft: true\` out, then \`npm run check\`.${hint}`,
  ]);
  return 0;
}

function refuse(fault: string): never {
  const usages = [...BEGINNINGS].map(([word, { starter }]) => {
    const audience = starter.audiences ? ` --audience ${starter.audiences[0]}` : '';
    return `  npm run new -- ${word} "Title"${audience}`;
  });
  throw new UsageError([fault, 'Usage:', ...usages]);
}
