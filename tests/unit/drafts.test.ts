import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Finding } from '../../pipeline/findings/finding.ts';
import { SMALL_SITE } from './load-folder.ts';
import { loadTexts } from './load-texts.ts';

const DAY = '2026-01-05';
const service = readFileSync(path.join(SMALL_SITE, 'services/tuning.md'), 'utf8');
const FILES = {
  'pages/faq.md': '---\ntitle: Questions\ndescription: Asked before.\n---\n',
  'pages/rental.md': '---\ntitle: Rental\ndescription: A piano for a week.\nhero: { kicker: Rent }\ndraft: true\n---\n',
  'services/tuning.md': service,
  'services/voicing.md': service.replace('title: Tuning', 'title: Voicing\ndraft: true'),
};

test('a page and a service that are drafts are not on the site', async () => {
  const { loaded } = await loadTexts(FILES, { day: DAY, isPreview: false });
  const { pages, services } = loaded?.site.content ?? {};
  expect([pages?.has('rental'), services?.map(({ title }) => title)]).toEqual([false, ['Tuning']]);
  expect(loaded?.site.routes.has('/rental')).toBe(false);
});

test('their writer sees them, marked', async () => {
  const { loaded, findings } = await loadTexts(FILES, { day: DAY, isPreview: true });
  const { pages, services } = loaded?.site.content ?? {};
  expect(pages?.get('rental')?.hero.kicker).toBe('Draft');
  expect(services?.map(({ title }) => title)).toEqual(['Tuning', 'Draft: Voicing']);
  expect(rulesAt('pages/rental.md', findings)).toEqual([]);
});

test.each([
  ['is there', 'pages/how-i-help.md', []],
  ['is not there', 'pages/x.md', ['missing-page']],
])('a link to the page of services that %s is no link to the draft of a service', async (_how, file, rules) => {
  const { 'services/tuning.md': _published, ...others } = FILES;
  const text = '---\ntitle: Help\ndescription: What I do.\n---\n[up](/how-i-help)\n';
  const { findings } = await loadTexts({ ...others, [file]: text }, { day: DAY, isPreview: false });
  expect(rulesAt(file, findings)).toEqual(rules);
});

test('the draft of a service takes back no page that was published', async () => {
  const urlRegistry = { 'addresses.yaml': '/how-i-help: live\n' };
  const page = { 'pages/how-i-help.md': '---\ntitle: Help\ndescription: What I do.\n---\n' };
  const { findings } = await loadTexts({ ...FILES, ...urlRegistry, ...page }, { day: DAY, isPreview: true });
  expect(rulesAt('addresses.yaml', findings)).toEqual([]);
});

function rulesAt(file: string, findings: readonly Finding[]): (string | undefined)[] {
  return findings.flatMap((finding) => (finding.file === file ? [finding.rule] : []));
}
