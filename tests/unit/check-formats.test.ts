import path from 'node:path';
import { pathToFileURL } from 'node:url';
import Ajv from 'ajv';
import { VFileMessage } from 'vfile-message';
import { describe, expect, test } from 'vitest';
import { toGithubLines } from '../../pipeline/findings/github.ts';
import { findingsInHidden } from '../../pipeline/findings/hidden.ts';
import { toJsonLines } from '../../pipeline/findings/json.ts';
import { toRecords, type FindingRecord } from '../../pipeline/findings/records.ts';
import { toSarifLines } from '../../pipeline/findings/sarif.ts';
import { createReport } from '../../pipeline/report.ts';
import { SARIF_PARTS } from './sarif-parts.ts';

const PLAIN: FindingRecord = {
  file: path.join('content', 'a b.md'),
  line: 3,
  column: 7,
  severity: 'error',
  rule: 'missing-page',
  message: 'Cannot find the page `/tow`',
  help: 'Correct it.',
  url: 'docs/messages.md#missing-page',
};
const MENDED: FindingRecord = {
  ...PLAIN,
  severity: 'warning',
  mend: { actual: '[a\nb](/tow)', expected: '[a\nb](/two)' },
};
const NOTE: FindingRecord = { ...PLAIN, severity: 'note', rule: 'external-image', help: '' };

const TAB = { line: 'tags: [a]' };
const ROOT = 'https://example.org/site/';

describe('a record', () => {
  test('carries the mend of its finding, and nothing where there is none', () => {
    const report = createReport();
    const mend = { actual: 'tow', expected: 'two' };
    report.report('yaml-tab', { file: 'a.md', line: 1, column: 1 }, TAB, mend);
    report.report('yaml-tab', { file: 'a.md', line: 2, column: 1 }, TAB);
    expect(toRecords(report.findings(), 'content').map((record) => record.mend)).toEqual([mend, undefined]);
  });

  test('as JSON is what it is', () => {
    expect(JSON.parse(toJsonLines([PLAIN, MENDED]).join('\n'))).toEqual([PLAIN, MENDED]);
  });
});

describe('workflow commands of GitHub', () => {
  test('are one line each, with place, rule, sentence, help and where the rule is explained', () => {
    expect(toGithubLines([PLAIN, MENDED, NOTE])).toEqual([
      '::error file=content/a b.md,line=3,col=7,title=missing-page::Cannot find the page `/tow`%0ACorrect it.%0Adocs/messages.md#missing-page',
      '::warning file=content/a b.md,line=3,col=7,title=missing-page::Cannot find the page `/tow`%0ACorrect it.%0Adocs/messages.md#missing-page',
      '::notice file=content/a b.md,line=3,col=7,title=external-image::Cannot find the page `/tow`%0Adocs/messages.md#missing-page',
    ]);
  });

  test('escape what would end a property or a command', () => {
    const file = path.join('content', '1,5%: x.md');
    const [line] = toGithubLines([{ ...PLAIN, file, message: '100%\r\n::error::no, not: this', help: '', url: '' }]);
    expect(line).toBe(
      '::error file=content/1%2C5%25%3A x.md,line=3,col=7,title=missing-page::100%25%0D%0A::error::no, not: this',
    );
  });
});

describe('SARIF', () => {
  const read = (records: readonly FindingRecord[]) => JSON.parse(toSarifLines(records, ROOT).join('\n')) as SarifLog;

  test.each([
    ['no finding', []],
    ['every kind of finding', [PLAIN, MENDED, NOTE]],
  ])('of %s has the parts that the standard asks for, and no others', (_what, records) => {
    const validate = new Ajv({ strict: false }).compile(SARIF_PARTS);
    validate(read(records));
    expect(validate.errors).toBeNull();
  });

  test('names each rule once, and each result its rule', () => {
    const [run] = read([PLAIN, NOTE, MENDED]).runs;
    expect(run?.tool.driver.rules.map(({ id }) => id)).toEqual(['missing-page', 'external-image']);
    expect(run?.results.map(({ ruleIndex, level }) => [ruleIndex, level])).toEqual([
      [0, 'error'],
      [1, 'note'],
      [0, 'warning'],
    ]);
  });

  test('says where each rule is explained, and the help of a result that is not that of its rule', () => {
    const [run] = read([PLAIN, { ...PLAIN, help: 'Or take it out.' }]).runs;
    expect(run?.tool.driver.rules.map(({ helpUri }) => helpUri)).toEqual([`${ROOT}docs/messages.md#missing-page`]);
    expect(run?.results.map(({ properties }) => properties)).toEqual([undefined, { help: 'Or take it out.' }]);
  });

  test('carries a mend as what is to be deleted, up to the end of its last line, and put in', () => {
    const change = read([MENDED]).runs[0]?.results[0]?.fixes?.[0]?.artifactChanges[0];
    expect(change).toEqual({
      artifactLocation: { uri: 'content/a%20b.md' },
      replacements: [
        {
          deletedRegion: { startLine: 3, startColumn: 7, endLine: 4, endColumn: 9 },
          insertedContent: { text: '[a\nb](/two)' },
        },
      ],
    });
  });

  test.each([
    ['content/übung #1?.md', 'content/%C3%BCbung%20%231%3F.md'],
    ['c:d/e.md', 'c%3Ad/e.md'],
    [path.resolve('a b.md'), pathToFileURL(path.resolve('a b.md')).href],
  ])('writes the file %s as a reference of the web', (file, uri) => {
    const location = read([{ ...PLAIN, file }]).runs[0]?.results[0]?.locations[0]?.physicalLocation;
    expect(location?.artifactLocation.uri).toBe(uri);
  });
});

describe('what is found in a file that is not published yet', () => {
  const at = (file: string, reason: string, fatal?: boolean): VFileMessage =>
    Object.assign(new VFileMessage(reason), { file, fatal, ruleId: 'some-rule' });
  const hidden = new Map([
    ['draft.md', { reason: 'draft' }],
    ['later.md', { reason: 'waiting', day: '2026-12-01' }],
  ] as const);

  test('is a warning that says when it will be an error', () => {
    const found = findingsInHidden(
      {
        drafts: [at('draft.md', 'A', false), at('draft.md', 'C')],
        days: [
          { day: '2026-12-01', findings: [at('later.md', 'B', true), at('other.md', 'D', true), at('other.md', 'E')] },
          { day: '2026-12-24', findings: [at('later.md', 'B', true), at('later.md', 'F', true)] },
        ],
      },
      [],
      hidden,
    );
    expect(found.map(({ reason, fatal }) => [reason, fatal])).toEqual([
      ['B (waits for 2026-12-01: an error from that day on)', false],
      ['D (an error from 2026-12-01 on)', false],
      ['F (an error from 2026-12-24 on)', false],
      ['A', false],
      ['C', undefined],
    ]);
  });

  test('is not told twice, nor what stands in files that drafts have nothing to do with', () => {
    const known = [at('draft.md', 'A', true), at('other.md', 'C', true)];
    const drafts = [at('draft.md', 'A', true), at('other.md', 'B', true)];
    const days = [{ day: '2026-12-01', findings: [at('other.md', 'C', true)] }];
    expect(findingsInHidden({ drafts, days }, known, hidden)).toEqual([]);
  });
});

interface SarifLog {
  readonly runs: readonly {
    readonly tool: {
      readonly driver: { readonly rules: readonly { readonly id: string; readonly helpUri?: string }[] };
    };
    readonly results: readonly {
      readonly properties?: { readonly help: string };
      readonly ruleIndex: number;
      readonly level: string;
      readonly locations: readonly {
        readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } };
      }[];
      readonly fixes?: readonly { readonly artifactChanges: readonly unknown[] }[];
    }[];
  }[];
}
