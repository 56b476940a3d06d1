import path from 'node:path/posix';
import { message, type Message } from '../../findings/message.ts';
import { checkLengths } from './text-lengths.ts';
import { compareTexts } from '../../shared/compare-texts.ts';
import type { SiteLinter } from '../../site/check/site-linter.ts';
import type { Document } from '../../site/content-type.ts';
import type { ParsedContent } from '../../site/parse/content.ts';
import type { ParsedFile } from '../../site/parse/kept-documents.ts';
import type { SiteSettings } from '../../site/parse/settings.ts';

/** Maximum number of names that one finding lists. */
const MAX_NAMES = 5;

/** Warns of what can be published but is most likely unintended; `lost` are addresses that no longer show anything. */
export const lintContent: SiteLinter['content'] = function* (content, lost) {
  yield* checkUnlinked(content);
  if (content.settings) yield* checkLabels(content.settings);
  const repeats = [...checkRepeats(content)];
  yield* repeats;
  yield* checkDays(content);
  yield* checkLengths(content);
  yield* checkOld(content, lost, new Set(repeats.map(({ place }) => place.file)));
};

/** Checks that a site in another language sets the labels of its controls, because the defaults are English. */
function* checkLabels({ fields, value, yaml }: SiteSettings): Generator<Message> {
  if (/^en(?:-|$)/.test(fields.language)) return;
  const { labels: own = {} } = value as { labels?: object };
  const english = Object.keys(fields.labels).filter((name) => !(name in own));
  if (english.length === 0) return;
  const named = english.slice(0, MAX_NAMES).map((name) => `\`${name}\``);
  yield message('english-labels', yaml.placeOf(['language']), {
    language: fields.language,
    names: named.join(', '),
    more: english.length > MAX_NAMES ? ` and ${english.length - MAX_NAMES} more` : '',
  });
}

/** Reports downloads that no link offers and that are therefore not published. Links in unpublished texts count. */
function* checkUnlinked({ folder, downloads }: ParsedContent): Generator<Message> {
  const offered = new Set(downloads.map((download) => download.path));
  for (const file of folder.downloads?.keys() ?? []) {
    const names = [file, encodeURI(file)];
    const isNamed = (): boolean =>
      [...folder.texts.values()].some((source) => {
        const text = source.readText();
        return names.some((name) => text.includes(name));
      });
    if (!offered.has(file) && !isNamed())
      yield message('unexpected-file', { file, line: 1, column: 1 }, { name: path.basename(file), file });
  }
}

/** Fields that summarize a file. */
const SAID = ['summary', 'description'] as const;

/** The compared fields of a file. */
type Described = { readonly [name in (typeof SAID)[number] | 'published' | 'title']?: string };

/** Shorter texts may well be equal by chance: a long text in bytes, a summary in letters. */
const SHORT_TEXT = 100;
const SHORT_SUMMARY = 20;

/**
 * Warns if two files have the same summary, text or title: one most likely began as a copy of the other. Reports the file
 * that is not published yet, or has the later day. Skips drafts, which may be unfinished.
 */
function* checkRepeats({ parsedFiles, hidden, urlRegistry }: ParsedContent): Generator<Message> {
  const isLive = ({ document }: ParsedFile): boolean => urlRegistry?.get(document.address)?.state === 'live';
  const first = new Map<string, ParsedFile>();
  const followers = new Map<ParsedFile, ParsedFile[]>();
  const shown = parsedFiles.filter((one) => hidden.get(one.document)?.reason !== 'draft');
  for (const file of shown.toSorted(
    (a, b) => Number(isLive(b)) - Number(isLive(a)) || compareTexts(dayOfFile(a), dayOfFile(b)),
  )) {
    const own = [...ownParts(file).keys()];
    const original = own.flatMap((value) => first.get(value) ?? [])[0];
    if (original) followers.set(original, [...(followers.get(original) ?? []), file]);
    for (const value of own) if (!first.has(value)) first.set(value, file);
  }
  for (const [original, [copy, ...more]] of followers) {
    if (!copy) continue;
    const others = ownParts(original);
    const same = [...ownParts(copy)].flatMap(([value, part]) => (others.has(value) ? part : []));
    const isDay = dayOfFile(copy) !== '' && dayOfFile(copy) === dayOfFile(original) && same[0] !== 'title';
    const field = same.find((part) => part !== 'text') ?? 'title';
    yield message('repeated-text', copy.document.yaml.placeOf([field]), {
      parts: [...same, ...(isDay ? ['day'] : [])].join(', ').replace(/, (?=[^,]*$)/, ' and '),
      other: original.document.file.path,
      ...(more.length > 0 && { more: String(more.length) }),
      ...(isLive(original) && !isLive(copy) && { file: copy.document.file.path }),
    });
  }
}

/** Returns what only one file should hold, with the name of the part: its summary, its long text, the title of its page. */
function ownParts({ document, body }: ParsedFile): Map<string, string> {
  const fields = document.fields as Described;
  const name = SAID.find((field) => fields[field] !== undefined);
  const said = lineOf(name && fields[name]);
  const title = document.kind.addresses.isOwn ? lineOf(fields.title).toLowerCase() : '';
  const parts = new Map<string, string>();
  if (name && said.length >= SHORT_SUMMARY) parts.set(`says ${said}`, name);
  if (body && body.bytes >= SHORT_TEXT) parts.set(body.hash, 'text');
  if (title !== '') parts.set(`is called ${title}`, 'title');
  return parts;
}

function lineOf(typed = ''): string {
  return typed.trim().replaceAll(/\s+/g, ' ');
}

function dayOfFile({ document }: Pick<ParsedFile, 'document'>): string {
  return (document.fields as Described).published ?? '';
}

const DAY_MS = 86_400_000;
/** Number of days after which an article is no longer new. */
const OLD_DAYS = 30;
/** More new files than this came together, most likely from another site. */
const FEW = 3;

/** Days to come that are no plan, but a slip of the year. */
const FAR_DAYS = 731;

/** Warns of days that are most likely slips: far away, or `updated` before `published`. */
function* checkDays({ documents, hidden, edition }: ParsedContent): Generator<Message> {
  const far = new Date(Date.parse(edition.day) + FAR_DAYS * DAY_MS).toISOString().slice(0, edition.day.length);
  for (const { fields, yaml } of new Set([...documents, ...hidden.keys()])) {
    const { published, updated } = fields as { readonly published?: string; readonly updated?: string };
    for (const [name, day] of Object.entries({ published, updated }))
      if (day !== undefined && day > far) yield message('odd-day', yaml.placeOf([name]), { kind: 'far', day });
    if (published !== undefined && updated !== undefined && updated < published)
      yield message('odd-day', yaml.placeOf(['updated']), { kind: 'before', day: updated, published });
  }
}

/**
 * Warns of a newly published article whose day is older than that of the latest published article and than a month: the
 * day is most likely that of another article or of a draft. Moved articles keep their day, and so does an archive with
 * more articles than the site had. `copies` are files that another finding calls copies.
 */
function* checkOld(content: ParsedContent, lost: ReadonlySet<string>, copies: ReadonlySet<string>): Generator<Message> {
  const { documents, hidden, urlRegistry, edition } = content;
  if (!urlRegistry || lost.size > 0) return;
  const latest = new Date(Date.parse(edition.day) - OLD_DAYS * DAY_MS).toISOString().slice(0, edition.day.length);
  const dayOf = ({ fields }: Document): string => (fields as { readonly published?: string }).published ?? '';
  const isKnown = ({ kind, fields, address }: Document): boolean =>
    [address, ...(kind.addresses.aliases?.(fields) ?? []).map((alias) => alias.address)].some((one) =>
      urlRegistry.has(one),
    );
  const dated = documents.filter((document) => dayOf(document) !== '' && !hidden.has(document));
  const known = dated.filter(isKnown);
  const newest = known.map(dayOf).toSorted().at(-1);
  if (newest === undefined || dated.length - known.length > known.length) return;
  const limit = newest < latest ? newest : latest;
  const old = dated.filter((one) => dayOf(one) < limit && !isKnown(one) && !copies.has(one.file.path));
  for (const one of old.length > FEW ? old.slice(0, 1) : old)
    yield message('odd-day', one.yaml.placeOf(['published']), {
      day: dayOf(one),
      newest,
      ...(old.length > FEW && { more: String(old.length - 1) }),
    });
}
