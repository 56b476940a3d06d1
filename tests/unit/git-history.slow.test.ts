import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { changesFiles } from '../../pipeline/outputs/data/data-files.ts';
import { factsFile } from '../../pipeline/site/derive/facts.ts';
import type { Content } from '../../pipeline/types/content-types.ts';
import type { Site } from '../../pipeline/content/model/site.ts';
import { contentCommit, readHistory } from '../../pipeline/site/read/git-history.ts';
import { changesFileSchema, factsFileSchema } from '../../pipeline/content/schema/published-json.ts';
import { git } from './git.ts';
import { siteOf } from './load-folder.ts';
import { createMemory } from './memory.ts';
import { copySmallSite, temporaryFolder, writeTexts } from './temporary-folder.ts';

/** A repository with the small site, committed on the first of these days. */
let repository = '';
let content = '';

beforeEach(() => {
  content = copySmallSite();
  repository = path.dirname(content);
  git(repository, 'init', '--quiet');
  commit('2024-01-10');
});

/** Commits everything late in the evening of a day in the time zone of the author; in UTC it is the next day. */
function commit(day: string): void {
  git(repository, 'add', '--all');
  const date = `${day}T23:30:00-0500`;
  git(repository, 'commit', '--quiet', '--allow-empty', '--date', date, '--message', day);
}

function replaceIn(file: string, from: string, to: string): void {
  const place = path.join(content, file);
  const text = readFileSync(place, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(place, text.replace(from, to));
}

function history(root = content) {
  return readHistory(root, ['facts.yaml', 'site.yaml'], createMemory());
}

async function load(): Promise<Site<Content>> {
  return siteOf(content, { history: await history() });
}

describe('the history of a content folder', () => {
  test('knows the day of each file, as its author had it', async () => {
    replaceIn('pages/faq.md', 'title:', 'title:  ');
    commit('2024-02-11');
    const { changed, added } = await history();
    expect(changed.get('pages/faq.md')).toBe('2024-02-11');
    expect(changed.get('pages/home.md')).toBe('2024-01-10');
    expect(added.get('pages/faq.md')).toBe('2024-01-10');
  });

  test('knows no day of what is not committed', async () => {
    replaceIn('pages/faq.md', 'title:', 'title:  ');
    writeTexts(content, { 'pages/new.md': 'x' });
    const { changed, added } = await history();
    expect(changed.has('pages/faq.md')).toBe(false);
    expect(added.get('pages/faq.md')).toBe('2024-01-10');
    expect(changed.has('pages/new.md')).toBe(false);
  });

  test('knows of a file that came again only the time since', async () => {
    rmSync(path.join(content, 'pages/faq.md'));
    commit('2024-02-11');
    git(repository, 'checkout', 'HEAD^', '--', 'content/pages/faq.md');
    commit('2024-03-12');
    const { changed, added, removed } = await history();
    expect([changed.get('pages/faq.md'), added.get('pages/faq.md')]).toEqual(['2024-03-12', '2024-03-12']);
    expect(removed).toEqual([]);
  });

  test('in a shallow clone knows nothing of what lies before it', async () => {
    replaceIn('pages/faq.md', 'title:', 'title:  ');
    replaceIn('facts.yaml', '€120', '€130');
    commit('2024-02-11');
    replaceIn('pages/home.md', 'title:', 'title:  ');
    commit('2024-03-12');
    const shallow = path.join(temporaryFolder(), 'shallow');
    git(repository, 'clone', '--quiet', '--depth', '2', `file://${repository}`, shallow);
    const { changed, lines } = await history(path.join(shallow, 'content'));
    expect(changed.get('pages/home.md')).toBe('2024-03-12');
    expect([...changed.values()].filter((day) => day < '2024-03-12')).toEqual([]);
    expect([...lines.values()].flat().filter((day) => day !== undefined && day < '2024-02-11')).toEqual([]);
  });

  test('of a folder without a repository is empty, and says why', async () => {
    const { changed, refusal } = await history(temporaryFolder());
    expect(changed.size).toBe(0);
    expect(refusal).toContain('not a git repository');
  });

  test('is the same whatever people have set for themselves', async () => {
    const before = await history();
    for (const setting of ['log.showSignature true', 'color.ui always', 'diff.renames copies', 'core.quotePath true'])
      git(repository, 'config', ...setting.split(' '));
    expect(await history()).toEqual(before);
    // Other days are known even if those of lines are not.
    git(repository, 'config', 'blame.ignoreRevsFile', 'none');
    expect(await history()).toEqual({ ...before, lines: new Map(), refusal: expect.stringContaining('none') });
  });

  test('is empty where git cannot read the repository, and says why', async () => {
    rmSync(path.join(repository, '.git/objects'), { recursive: true });
    const { changed, refusal } = await history();
    expect([changed.size, refusal]).toEqual([0, expect.stringMatching(/./)]);
  });

  test('stays the same when something else is committed, and not when the content is', async () => {
    const before = await contentCommit(content);
    writeFileSync(path.join(repository, 'other.txt'), 'x');
    commit('2024-02-11');
    expect(await contentCommit(content)).toEqual(before);
    replaceIn('pages/faq.md', 'title:', 'title:  ');
    commit('2024-03-12');
    expect(await contentCommit(content)).not.toEqual(before);
  });
});

function dayAt({ texts }: Site<Content>, address: string) {
  return texts.find((text) => text.address === address)?.changed;
}

describe('the day of the last change of a page', () => {
  test('is that of its file, or of a fact or a service on it, if that is later', async () => {
    writeTexts(content, { 'pages/priced.md': '---\ntitle: Priced\ndescription: A visit is {{ visit-price }}.\n---\n' });
    writeTexts(content, {
      'pages/served.md':
        '---\ntitle: Served\ndescription: A page.\nsections:\n  - { kind: services, id: all, audience: founders }\n---\n',
    });
    commit('2032-01-10');
    expect(dayAt(await load(), '/priced')).toEqual({ day: '2032-01-10', from: 'git' });
    replaceIn('facts.yaml', '€120', '€130');
    commit('2032-02-11');
    const site = await load();
    expect(dayAt(site, '/priced')).toEqual({ day: '2032-02-11', from: 'git' });
    expect(site.facts.filter(({ since }) => since === '2032-02-11').map(({ value }) => value)).toEqual(['€130']);
    expect(dayAt(site, '/served')?.day).toBe('2032-02-11');
    replaceIn('services/tuning.md', 'title:', 'title:  ');
    commit('2032-03-12');
    expect(dayAt(await load(), '/served')?.day).toBe('2032-03-12');
  });

  test('is not known while something on it is not committed', async () => {
    const before = await load();
    replaceIn('facts.yaml', '€120', '€130');
    const site = await load();
    const fact = site.facts.find(({ value }) => value === '€130');
    expect(fact && 'since' in fact).toBe(false);
    const named = fact?.addresses ?? [];
    expect(named.length).toBeGreaterThan(0);
    const unknown = site.texts.filter(({ changed }) => !changed).map(({ address }) => address);
    expect(before.texts.every(({ changed }) => changed)).toBe(true);
    expect(unknown.filter((address) => !named.includes(address))).toEqual([]);
  });

  test('is that which front matter names, whatever git says', async () => {
    const site = await load();
    const articles = site.content.insights.articles.map(({ address }) => dayAt(site, address)?.from);
    expect(new Set(articles)).toEqual(new Set(['front_matter']));
  });
});

describe('the files for machines', () => {
  test('have the form of their schemas, in which a slip is found', async () => {
    const site = await load();
    const facts = factsFile(site);
    const [[, changes] = []] = changesFiles(site, () => 'a'.repeat(64));
    expect(factsFileSchema.parse(facts)).toEqual(facts);
    expect(changesFileSchema.parse(changes)).toEqual(changes);
    expect(changesFileSchema.safeParse({ ...changes, pages: [{ url: 'faq' }] }).success).toBe(false);
  });

  test('name pages that have gone, by the address that they had, and no drafts', async () => {
    const draft = '---\ntitle: D\nsummary: S.\npublished: 2024-01-01\ntags: []\ndraft: true\n---\n\nText.\n';
    writeTexts(content, { 'insights/a-draft.md': draft });
    writeTexts(content, { 'insights/named.md': draft.replace('draft: true', 'slug: of-its-own') });
    commit('2024-02-11');
    rmSync(path.join(content, 'insights/a-draft.md'));
    rmSync(path.join(content, 'insights/named.md'));
    commit('2024-03-12');
    expect((await load()).removed).toEqual([{ address: '/insights/of-its-own', day: '2024-03-12' }]);
  });

  test('name the last change first, and older ones in further files, each page once', async () => {
    replaceIn('pages/repairs/strings.md', 'title:', 'title:  ');
    commit('2031-02-11');
    const site = await load();
    const files = changesFiles(site, () => 'a'.repeat(64), 3);
    const url = (address: string): string => site.identity.url + address;
    expect(files[0]?.[1].pages.some((page) => page.url === url('/repairs/strings'))).toBe(true);
    expect(files[0]?.[1].older).toEqual(
      files
        .slice(1)
        .toReversed()
        .map(([address]) => url(address)),
    );
    const named = files.flatMap(([, { pages }]) => pages.map((page) => page.url));
    expect(named.toSorted()).toEqual(site.texts.map(({ address }) => url(address)).toSorted());
    const days = [files[0], ...files.slice(1).toReversed()].flatMap(
      (file) => file?.[1].pages.map(({ changed }) => changed) ?? [],
    );
    expect(days).toEqual(days.toSorted().toReversed());
  });
});
