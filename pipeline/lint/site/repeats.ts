import type { ParsedContent } from '../../compile/parse/content.ts';
import type { ParsedFile } from '../../compile/parse/parsed-files.ts';
import { compareTexts } from '../../shared/compare-texts.ts';
import type { Report } from '../report.ts';

/** Fields that summarize a file. */
const SAID = ['summary', 'description'] as const;

/** The compared fields of a file. */
type Described = { readonly [name in (typeof SAID)[number] | 'published']?: string };

/** Shorter texts may well be equal by chance: a long text in bytes, a summary in letters. */
const SHORT_TEXT = 100;
const SHORT_SUMMARY = 20;

/**
 * Warns if two files have the same summary or the same text: one most likely began as a copy of the other. Reports the
 * file that is not published yet, or has the later day. Skips drafts, which may be unfinished.
 */
export function checkRepeats({ parsedFiles, hidden, urlRegistry }: ParsedContent, { report }: Report): void {
  const isLive = ({ document }: ParsedFile): boolean => urlRegistry?.get(document.address)?.state === 'live';
  const first = new Map<string, ParsedFile>();
  const followers = new Map<ParsedFile, ParsedFile[]>();
  const shown = parsedFiles.filter((one) => hidden.get(one.document)?.reason !== 'draft');
  for (const file of shown.toSorted(
    (a, b) => Number(isLive(b)) - Number(isLive(a)) || compareTexts(dayOf(a), dayOf(b)),
  )) {
    const keys = keysOf(file);
    const original = keys.flatMap((key) => first.get(key) ?? [])[0];
    if (original) followers.set(original, [...(followers.get(original) ?? []), file]);
    for (const key of keys) if (!first.has(key)) first.set(key, file);
  }
  for (const [original, [copy, ...more]] of followers) {
    if (!copy) continue;
    const { yaml } = copy.document;
    const isSaid = keysOf(copy)[0] === keysOf(original)[0];
    const isText = copy.body !== undefined && copy.body.hash === original.body?.hash;
    const isDay = dayOf(copy) !== '' && dayOf(copy) === dayOf(original);
    const parts = [isSaid && saidIn(copy), isText && 'text', isDay && 'day'].filter((part) => part !== false);
    report('repeated-text', yaml.placeOf([(isSaid && saidIn(copy)) || 'title']), {
      parts: parts.join(', ').replace(/, (?=[^,]*$)/, ' and '),
      other: original.document.file.path,
      ...(more.length > 0 && { more: String(more.length) }),
      ...(isLive(original) && !isLive(copy) && { file: copy.document.file.path }),
    });
  }
}

/** Returns what must be unique to an article, its summary first. */
function keysOf({ document, body }: ParsedFile): string[] {
  const { fields, yaml, file } = document;
  const name = saidIn({ document });
  const said = ((name && (fields as Described)[name]) ?? '').trim().replace(/\s+/g, ' ');
  const isRecoverable = said.length >= SHORT_SUMMARY && (!name || yaml.faults?.isAt([name]) !== true);
  return [isRecoverable ? `says ${said}` : `is ${file.path}`, ...(body && body.bytes >= SHORT_TEXT ? [body.hash] : [])];
}

function saidIn({ document }: Pick<ParsedFile, 'document'>): (typeof SAID)[number] | undefined {
  return SAID.find((name) => (document.fields as Described)[name] !== undefined);
}

function dayOf({ document }: ParsedFile): string {
  return (document.fields as Described).published ?? '';
}
