import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import type * as z from 'zod';
import { parseLabels, parseSettings } from '../../pipeline/site/parse/settings.ts';
import { openFile } from '../../pipeline/site/read/content-folder.ts';
import { findingsOf } from '../../pipeline/findings/report.ts';
import { articleSchema } from '../../pipeline/content/schema/article.ts';
import { pageSchema, serviceSchema, testimonialsSchema } from '../../pipeline/content/schema/page.ts';
import { factsSchema, siteSchema } from '../../pipeline/content/schema/site.ts';
import { loadTexts } from './load-texts.ts';
import { sampleOf, type TextField } from './schema-sample.ts';
import { readFindings } from './read-findings.ts';

/** A reference to a fact that does not exist. */
const NOPE = '{{ nope }}';
/** A sentence that is to be confirmed. */
const UNCONFIRMED = 'I ring you. {{ confirm }}';

const FILES = [
  { file: 'insights/sample.md', schema: articleSchema },
  { file: 'pages/sample.md', schema: pageSchema },
  { file: 'services/sample.md', schema: serviceSchema },
  { file: 'site.yaml', schema: siteSchema },
  { file: 'facts.yaml', schema: factsSchema },
  { file: 'testimonials.yaml', schema: testimonialsSchema },
];

describe.each(FILES)('in $file', ({ file, schema }) => {
  // A hundred findings of one rule are kept in a file, so a third of the lines is tried at a time.
  test.each([0, 1, 2])('each text takes facts, and says at its place that there is no such fact (%i)', async (part) => {
    let count = 0;
    const wanted = (field: TextField): boolean => !isFormed(field) && count++ % 3 === part;
    expect(await unreported(file, schema, wanted)).toEqual([]);
  });

  test.each([0, 1, 2])('each text takes a sentence to confirm, and says so at its place (%i)', async (part) => {
    let count = 0;
    const wanted = (field: TextField): boolean => !isFormed(field) && count++ % 3 === part;
    expect(await unreported(file, schema, wanted, UNCONFIRMED)).toEqual([]);
  });

  test('each text of a fixed form refuses the braces of a fact', async () => {
    expect(await unreported(file, schema, isFormed)).toEqual([]);
  });
});

function isFormed({ pattern, format }: TextField): boolean {
  return pattern !== undefined || format !== undefined;
}

/** Lines of a file with every field of its kind, and `typed` in those that are wanted, of which nothing is said. */
async function unreported(
  file: string,
  schema: z.ZodType,
  wanted: (field: TextField) => boolean,
  typed = NOPE,
): Promise<string[]> {
  const fields = stringify(
    sampleOf(schema, (field) => (wanted(field) ? typed : undefined)),
    { lineWidth: 0 },
  );
  const text = file.endsWith('.md') ? `---\n${fields}---\n` : fields;
  const { findings } = await loadTexts({ [file]: text });
  const reported = new Set(readFindings(findings).flatMap((found) => (found.file === file ? [found.line] : [])));
  const lines = text.split('\n').map((line, index) => ({ line: line.trim(), isReported: reported.has(index + 1) }));
  return lines.flatMap(({ line, isReported }) => (line.includes(typed) && !isReported ? [line] : []));
}

describe('a fact', () => {
  test('may use others, wherever they stand', async () => {
    const { findings, loaded } = await loadTexts({
      'facts.yaml': 'plan: "{{ sprint }}, then {{ lab }}"\nsprint: 4 weeks\nlab: 3-6 weeks\n',
      'insights/sample.md': '---\ntitle: A\nsummary: "{{ plan }}"\ntype: "{{ sprint }}"\npublished: 2025-10-06\n---\n',
    });
    const [article] = loaded?.site.content.insights.articles ?? [];
    expect([article?.summary, article?.type]).toEqual(['4 weeks, then 3–6 weeks', '4 weeks']);
    expect(readFindings(findings).filter(({ file }) => file === 'facts.yaml')).toEqual([]);
  });

  test('stands in a label', async () => {
    const site = stringify({
      ...Object(sampleOf(siteSchema, () => undefined)),
      labels: { updated: '{{ verb }} on', home: 'A {{ hoem }}' },
    });
    const file = openFile({ path: 'site.yaml', readText: () => site, hash: '' });
    const settings = parseSettings(file);
    const facts = new Map([
      ['verb', 'Revised'],
      ['home', 'house'],
    ]);
    expect(parseLabels(settings, facts)).toMatchObject({ updated: 'Revised on', menu: 'Menu' });
    expect(readFindings(findingsOf(file.messages)).map(({ message }) => message)).toEqual([
      'Cannot find the fact `hoem`; did you mean `home`',
    ]);
  });
});
