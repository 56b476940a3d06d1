import { statSync } from 'node:fs';
import path from 'node:path';
import type { ContentType } from '../site/content-type.ts';
import { toJsonSchema, type JsonSchema } from '../content/schema/json-schemas.ts';
import type { Article } from '../content/model/article.ts';
import type { Heading } from '../content/model/text.ts';
import { FACTS_FILE, SITE_FILE, TESTIMONIALS_FILE } from '../content/addresses.ts';
import { factReferences } from '../facts/facts.ts';
import { messageOf, type Finding } from '../findings/finding.ts';
import { isPlaceholder } from '../lint/formats/shown.ts';
import { wordsOf } from '../lint/fixes/page-content.ts';
import { pageMarkdown } from '../outputs/texts/markdown-pages.ts';
import type { Unpublished } from '../publishing/states.ts';
import { groupBy } from '../shared/group-by.ts';
import { optional } from '../shared/optional.ts';
import { nameOfTopic } from '../site/derive/lists.ts';
import { rightFieldsOf } from '../site/fields/front-matter.ts';
import type { SourceFile } from '../site/read/content-folder.ts';
import { contentTypes, SCHEMAS } from '../types/content-types.ts';
import { fencedOf } from '../yaml/fenced.ts';
import { inFormWords } from './form-words.ts';
import type { AssetRow, Counts, KindOfText, LinkPlace, Overview, TextKind, TextRow, TextState } from './protocol.ts';
import type { DeskState } from './site.ts';
import { isSuccessor, publishedAddresses } from './text-addresses.ts';

const KINDS: readonly ContentType[] = Object.values(contentTypes);
/** Anchors of notes, and of the numbers that lead to them: nobody links there. */
const OF_NOTE = /^fn(?:ref)?-/;
/** Whatever looks like the path of a picture or a file. */
const PATH = /[^\s"'()<>[\]`]+\.[A-Za-z0-9]{2,5}/g;

/** What a text names, by the hash of its bytes; it is read once. */
type Named = Readonly<Record<'facts' | 'paths', readonly string[]>>;

/** Returns a function that makes the overview of a content folder; it reads only texts that it has not seen. */
export function createOverview(root: string) {
  const known = new Map<string, Named>();
  const kinds = kindsOfTexts();
  const schemas = schemasOfFiles();

  return (state: DeskState, unpublished?: Unpublished): Overview => {
    const { findings, preview, site } = state;
    const { folder } = preview;
    const found = groupBy(findings, ({ file }) => file);
    const named = [...folder.texts.values()].map((file) => [file.path, namedIn(file)] as const);
    const usersOf = (of: keyof Named, name: string): string[] =>
      named.flatMap(([file, names]) => (names[of].includes(name) ? [file] : []));
    const all = [...folder.texts.values()];
    const rows = all.flatMap((file) => rowOf(root, file, state, found.get(file.path) ?? [], unpublished));
    const isRow = new Set(rows.map(({ file }) => file));
    return {
      site: { name: site.identity.name, language: site.labels.language },
      found: countsOf(findings),
      toConfirm: sentencesToConfirm(findings),
      ...(unpublished && { unpublished: { since: unpublished.since, files: unpublished.files } }),
      texts: [...rows, ...(unpublished?.gone ?? []).flatMap(goneRow)],
      others: [...new Set([...all.map((file) => file.path), ...found.keys()])]
        .filter((file) => !isRow.has(file))
        .map((file) => ({ file, saved: savedAt(root, file) })),
      facts: [...preview.facts]
        .filter(([, { file }]) => file === FACTS_FILE)
        .map(([name, { value }]) => ({ name, value, usedIn: usersOf('facts', name) })),
      assets: assetsOf(state, root, (file) => usersOf('paths', file)),
      topics: topicsOf(state),
      places: placesOf(state),
      kinds,
      schemas,
    };
  };

  function namedIn(file: SourceFile): Named {
    const kept = known.get(file.hash);
    if (kept) return kept;
    const text = file.readText();
    const facts = [...new Set(factReferences(text).map(({ name }) => name))];
    const paths = [...new Set((text.match(PATH) ?? []).map((name) => name.replace(/^\//, '')))];
    known.set(file.hash, { facts, paths });
    return { facts, paths };
  }
}

/** The names of all fields of texts and files. */
const FIELDS = new Set(
  [...KINDS.map(({ schema }) => schema), ...SCHEMAS.values()].flatMap((one) => fieldsIn(toJsonSchema(one))),
);

/** Says what a check says in the words of the desk. */
export function sayInForm(words: string, { preview: { documents } }: Pick<DeskState, 'preview'>): string {
  const titleOf = (file: string): string | undefined =>
    (documents.find((one) => one.file.path === file)?.fields as { readonly title?: string } | undefined)?.title;
  return inFormWords(words, (name) => FIELDS.has(name), titleOf);
}

function fieldsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { readonly properties?: object };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(fieldsIn)];
}

/** Counts findings by severity; placeholders and sentences to confirm are counted apart. */
export function countsOf(findings: readonly Finding[]): Counts {
  const told = findings.filter((finding) => !isPlaceholder(finding));
  const count = (severity: Finding['severity']): number => told.filter((one) => one.severity === severity).length;
  return { error: count('error'), warning: count('warning'), note: count('note') };
}

/** Returns the length of a text, or of its page, in words, and the minutes that it takes to read, if its page says them. */
function lengthOf(
  { preview, site, addressOf }: DeskState,
  file: string,
  source: string,
): { readonly words: number; readonly minutes?: number } {
  const parsed = preview.parsedFiles.find(({ document }) => document.file.path === file);
  const { words, minutes } = (parsed?.entry ?? {}) as Partial<Pick<Article, 'words' | 'minutes'>>;
  const isPage = parsed?.document.kind.addresses.isOwn === true && words === undefined;
  const page = isPage ? site.texts.find(({ address }) => address === addressOf(file)) : undefined;
  const text = page ? pageMarkdown(page, site) : (fencedOf(source)?.body ?? source);
  return { words: words ?? wordsOf(text).length, ...optional('minutes', minutes) };
}

function rowOf(
  root: string,
  file: SourceFile,
  state: DeskState,
  findings: readonly Finding[],
  unpublished: Unpublished | undefined,
): TextRow[] {
  const kind = KINDS.find(({ folder }) => file.path.startsWith(`${folder}/`));
  if (!kind || !file.path.endsWith('.md')) return [];
  const fields = (rightFieldsOf(file, kind) ?? {}) as { readonly title?: string; readonly published?: string };
  const source = file.readText();
  const address = kind.addresses.isOwn ? state.addressOf(file.path) : undefined;
  const document = state.preview.documents.find((one) => one.file.path === file.path);
  return [
    {
      file: file.path,
      kind: kind.name as TextKind,
      title:
        fields.title ?? /^title:[ \t]*["']?(.*?)["']?$/m.exec(source)?.[1] ?? path.posix.basename(file.path, '.md'),
      ...optional('address', address),
      state: stateOf(file.path, address, state, unpublished),
      ...optional('day', fields.published),
      ...lengthOf(state, file.path, source),
      found: countsOf(findings),
      toConfirm: toConfirmIn(findings),
      saved: savedAt(root, file.path),
      ...(publishedAddresses(file.path, state.preview).length > 0 && { isKnown: true }),
      ...(document && isSuccessor(document, state.preview) && { isSuccessor: true }),
    },
  ];
}

function stateOf(
  file: string,
  address: string | undefined,
  { preview }: DeskState,
  unpublished: Unpublished | undefined,
): TextState {
  const why = [...preview.hidden].find(([document]) => document.file.path === file)?.[1];
  if (why) return why.reason === 'draft' ? { is: 'draft' } : { is: 'waiting', day: why.day };
  const isKnown = address === undefined || preview.urlRegistry?.get(address)?.state === 'live';
  if (unpublished?.files.includes(file)) return { is: isKnown ? 'changed' : 'new' };
  return { is: isKnown || unpublished ? 'live' : 'new' };
}

function goneRow(file: string): TextRow[] {
  const kind = KINDS.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!kind) return [];
  const none = { words: 0, found: countsOf([]), toConfirm: 0, saved: 0 };
  return [
    { file, kind: kind.name as TextKind, title: path.posix.basename(file, '.md'), state: { is: 'gone' }, ...none },
  ];
}

function assetsOf({ preview }: DeskState, root: string, usersOf: (file: string) => string[]): AssetRow[] {
  const { images, downloads = new Map<string, unknown>() } = preview.folder;
  const sizes = new Map(preview.variants.map(({ source: { path: at, width, height } }) => [at, { width, height }]));
  return [...images, ...downloads.keys()].toSorted().map((file) => ({
    file,
    bytes: statSync(path.join(root, file), { throwIfNoEntry: false })?.size ?? 0,
    ...sizes.get(file),
    usedIn: usersOf(file),
  }));
}

function topicsOf({ site }: DeskState): Overview['topics'] {
  const counts = new Map(site.content.insights.tags.map(({ tag, count }) => [tag, count]));
  const names = new Set([...site.topics.keys(), ...counts.keys()]);
  return [...names].map((name) => ({ name, label: nameOfTopic(name, site.topics), count: counts.get(name) ?? 0 }));
}

function placesOf({ preview }: DeskState): LinkPlace[] {
  const pages = preview.parsedFiles.flatMap(({ document, entry, anchors }): LinkPlace[] => {
    const { kind, address } = document;
    if (!kind.addresses.isOwn) return [];
    const { title = address, headings = [] } = entry as { title?: string; headings?: readonly Heading[] };
    const words = new Map(headings.map(({ id, text }) => [id, text]));
    const places = [...(anchors ?? [])]
      .filter((anchor) => !OF_NOTE.test(anchor))
      .map((anchor) => {
        return { to: `${address}#${anchor}`, title: `${title} · ${words.get(anchor) ?? anchor.replaceAll('-', ' ')}` };
      });
    return [{ to: address, title }, ...places];
  });
  const named = Object.keys(preview.settings?.fields.destinations ?? {});
  return [...pages, ...named.map((name) => ({ to: `destination:${name}`, title: name.replaceAll('-', ' ') }))];
}

function kindsOfTexts(): KindOfText[] {
  return KINDS.map(({ name, schema, starter }) => {
    return { kind: name as TextKind, schema: toJsonSchema(schema), ...optional('audiences', starter?.audiences) };
  });
}

function schemasOfFiles(): Record<string, JsonSchema> {
  const files = { [SITE_FILE]: 'site', [FACTS_FILE]: 'facts', [TESTIMONIALS_FILE]: 'testimonials' };
  const pairs = Object.entries(files).flatMap(([file, name]) => {
    const schema = SCHEMAS.get(name);
    return schema ? [[file, toJsonSchema(schema)] as const] : [];
  });
  return Object.fromEntries(pairs);
}

function sentencesToConfirm(findings: readonly Finding[]): Overview['toConfirm'] {
  return findings
    .filter(({ rule }) => rule === 'unconfirmed-sentence')
    .map((finding) => {
      const { file, line, parameters, further } = finding;
      return { file, line, sentence: further === undefined ? String(parameters['sentence']) : messageOf(finding) };
    });
}

function toConfirmIn(findings: readonly Finding[]): number {
  const marks = findings.filter(({ rule }) => rule === 'unconfirmed-sentence');
  return marks.reduce((sum, { further = 1 }) => sum + further, 0);
}

function savedAt(root: string, file: string): number {
  return statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
