import { describe, expect, test } from 'vitest';
import { ContentChangedError } from '../../pipeline/shared/retry-on-change.ts';
import type { Parsed } from '../../pipeline/site/content-type.ts';
import { createParseHere } from '../../pipeline/build/threads/parse-here.ts';
import type {
  DocumentContext,
  DocumentJob,
  ParsedDocument,
  ParseDocuments,
} from '../../pipeline/site/parse/document.ts';
import { guardFile } from '../../pipeline/site/read/content-folder.ts';
import { fileAt } from '../../pipeline/findings/message.ts';
import { findingsOf } from '../../pipeline/findings/report.ts';
import { createParseWorkerPool } from '../../pipeline/build/threads/parse-worker-pool.ts';
import { ENGLISH } from './english-labels.ts';
import { loadFolder } from './load-folder.ts';
import { copySmallSite, writeTexts } from './temporary-folder.ts';

const parseHere = createParseHere();

const CONTEXT: DocumentContext = {
  factValues: new Map(),
  facts: new Map([['weeks', '4 weeks']]),
  labels: ENGLISH,
  siteUrl: 'https://www.example.com',
  typography: 'en',
  addressOfFile: new Map([['insights/b.md', '/insights/b']]),
  destinations: new Map(),
  probes: new Map(),
};

const TEXT =
  'It takes {{ weeks }}, {{ unknown }}; see [b](b.md), ![a](a.png)[^1].\n\n[^1]: A note.\n\n<blink>x</blink>\n';

/** Quotes with a blank line between: the time that they take grows with the square of their number, to minutes. */
const SLOW = '> a\n\n'.repeat(14_000);
/** A text of 400 kB whose tree takes more than a hundred megabytes. */
const LARGE = `${'[a] '.repeat(100_000)}\n\n[a]: https://example.com/\n`;

describe('documents parsed in threads of their own', { timeout: 120_000 }, () => {
  test('are the same as parsed here, each in its place', async () => {
    const jobs = Array.from({ length: 50 }, (_, index) => article(`n${index}`, TEXT));
    expect(await all(createParseWorkerPool(), jobs)).toEqual(await all(parseHere, jobs));
  });

  test('need no thread, and no limit, if they are few and short', async () => {
    const limits = { seconds: 0, megabytes: 60 };
    const short = [article('a', TEXT), article('b', TEXT)];
    expect(await all(createParseWorkerPool({ limits }), short)).toEqual(await all(parseHere, short));
    const long = [article('long', 'word '.repeat(7000))];
    expect((await all(createParseWorkerPool({ limits }), long))[0]?.findings).toMatchObject([
      { rule: 'document-limit' },
    ]);
  });

  test('are parsed anew for another site by the same threads', async () => {
    const parse = createParseWorkerPool({ keep: true });
    const jobs = [article('a', TEXT)];
    const other = { ...CONTEXT, facts: new Map([['weeks', '5 weeks']]) };
    expect(await all(parse, jobs)).toEqual(await all(parseHere, jobs));
    expect(await all(parse, jobs, other)).toEqual(await all(parseHere, jobs, other));
  });

  test('that take too long are a finding at their file, and the others are parsed', async () => {
    const jobs = [article('a', TEXT), article('slow', SLOW), article('b', TEXT)];
    const parsed = await all(createParseWorkerPool({ limits: { seconds: 6, megabytes: 500 } }), jobs);
    expect(parsed.map((document) => slugOf(document.parsed))).toEqual(['a', undefined, 'b']);
    expect(parsed[1]?.findings).toMatchObject([
      { rule: 'document-limit', severity: 'error', file: 'insights/slow.md', parameters: { what: 'seconds of work' } },
    ]);
  });

  test('that take too much memory are a finding at their file, and the others are parsed', async () => {
    const jobs = [article('a', TEXT), article('large', LARGE), article('b', TEXT)];
    const parsed = await all(createParseWorkerPool({ limits: { seconds: 60, megabytes: 60 } }), jobs);
    expect(parsed.map((document) => slugOf(document.parsed))).toEqual(['a', undefined, 'b']);
    expect(parsed[1]?.findings).toMatchObject([
      { rule: 'document-limit', file: 'insights/large.md', parameters: { what: 'megabytes of memory' } },
    ]);
  });

  test('of which one is given up leave all others to be checked', async () => {
    const content = copySmallSite();
    const [large, other] = [article('large', LARGE), article('other', '{{ unknown }}\n')].map(({ file }) => file);
    writeTexts(content, { 'insights/large.md': large?.readText() ?? '', 'insights/other.md': other?.readText() ?? '' });
    const parseDocuments = createParseWorkerPool({ limits: { seconds: 60, megabytes: 60 } });
    const { findings } = await loadFolder(content, { parseDocuments });
    expect(findings.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      'insights/large.md document-limit',
      'insights/other.md unknown-fact',
    ]);
  });
});

test('a file that changes before it is parsed ends the work on all', async () => {
  const parse = createParseWorkerPool({ keep: true });
  const changed = {
    ...article('changed', TEXT),
    file: {
      path: 'insights/changed.md',
      hash: '',
      readText(): string {
        throw new ContentChangedError('insights/changed.md');
      },
    },
  };
  const parsed: number[] = [];
  const others = Array.from({ length: 80 }, (_, index) => article(`n${index}`, TEXT));
  const take = (_: ParsedDocument, index: number): void => void parsed.push(index);
  await expect(parse([changed, ...others], CONTEXT, take)).rejects.toThrow(ContentChangedError);
  expect(await all(parse, others)).toHaveLength(80);
  // Another thread may have been at work on one.
  expect(parsed.length).toBeLessThan(40);
});

test('a file that has changed is no finding', () => {
  const file = fileAt('insights/a.md');
  const parse = (): never => {
    throw new ContentChangedError('insights/a.md');
  };
  expect(() => guardFile(file, parse)).toThrow(ContentChangedError);
  expect(file.messages).toEqual([]);
});

test('a text over which the program fails is a finding at its file', () => {
  const file = fileAt('insights/a.md');
  const result = guardFile(file, () => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  expect(result).toBeUndefined();
  expect(findingsOf(file.messages)).toEqual([
    {
      rule: 'internal-fault',
      severity: 'error',
      file: 'insights/a.md',
      line: 1,
      column: 1,
      parameters: { reason: 'RangeError: Maximum call stack size exceeded' },
    },
  ]);
});

/** Documents in the order of `jobs`. */
async function all(parse: ParseDocuments, jobs: DocumentJob[], context = CONTEXT): Promise<ParsedDocument[]> {
  const documents: ParsedDocument[] = [];
  await parse(jobs, context, (document, index) => {
    documents[index] = document;
  });
  return documents;
}

function article(slug: string, text: string): DocumentJob {
  const fields = `---\ntitle: ${slug}\nsummary: A summary.\npublished: 2026-01-01\ntags: []\n---\n\n`;
  return {
    folder: 'insights',
    fields: { title: slug, summary: 'A summary.', published: '2026-01-01', tags: [] },
    address: `/insights/${slug}`,
    notes: { spans: new Map(), linesAbove: 1 },
    file: { path: `insights/${slug}.md`, readText: () => fields + text, hash: '' },
  };
}

function slugOf(made: Parsed<unknown> | undefined): unknown {
  return made && (made.entry as { readonly slug: string }).slug;
}
