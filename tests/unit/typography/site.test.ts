import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { archiveFiles, archiveText } from '../../../pipeline/derive/archive.ts';
import { setFrame, setTestimonial } from '../../../pipeline/derive/set-lines.ts';
import { kinds, type Content } from '../../../pipeline/kinds/kinds.ts';
import type { Kind } from '../../../pipeline/kinds/kind.ts';
import type { LoadedSite } from '../../../pipeline/load-site.ts';
import type { Site } from '../../../pipeline/model/site.ts';
import { loadFolder, SMALL_SITE } from '../load-folder.ts';
import { loadTexts } from '../load-texts.ts';

/** Put before whatever is set. */
const MARK = '•';
/** Strings that stay: names for machines, addresses, days, what is compiled or made of set lines, what nobody sees. */
const AS_TYPED: Readonly<Record<string, readonly string[]>> = {
  pages: [
    'name canonical keywords.* alsoAt.* parent hero.actions.*.href hero.actions.*.analytics updated.day',
    'body.html body.text body.markdown chapters.*.heading.id chapters.*.heading.text chapters.*.heading.html chapters.*.prose.html chapters.*.prose.text chapters.*.prose.markdown',
    'headings.*.id headings.*.text questions.*.id questions.*.questions.*.id questions.*.questions.*.answer.html questions.*.questions.*.answer.text questions.*.questions.*.answer.markdown questions.*.questions.*.spoken',
    'offer.price offer.currency breadcrumbs.*.label breadcrumbs.*.href advertising.partnerId advertising.consent sections.*.id sections.*.kind sections.*.layout sections.*.tone sections.*.audience',
    'sections.*.text.html sections.*.text.text sections.*.text.markdown sections.*.note.html sections.*.note.text sections.*.note.markdown sections.*.actions.*.href sections.*.actions.*.analytics',
    'sections.*.items.*.text.html sections.*.items.*.text.text sections.*.items.*.text.markdown sections.*.items.*.html sections.*.items.*.text sections.*.items.*.markdown sections.*.items.*.points.*.html',
    'sections.*.items.*.sign.name sections.*.items.*.sign.color',
    'sections.*.items.*.points.*.text sections.*.items.*.points.*.markdown sections.*.items.*.link.href sections.*.items.*.link.analytics',
    'hero.layout sections.*.alsoAt.*',
    ...exhibits('sections.*.text'),
    ...picture('hero.picture'),
    ...picture('sections.*.picture'),
  ],
  insights: [
    'slug address type published publishedText updated.day updated.text tags.* headings.*.id headings.*.text',
    'cardImage.path cardImage.hash images.* thumbnail.src nextStep.action.href',
    ...picture('hero'),
  ],
  services: [
    'slug audience page description.html description.text description.markdown booking.href booking.analytics',
  ],
};
const FRAME_AS_TYPED = [
  'cardsFor host chrome.language chrome.navigation.*.href chrome.callToAction.href chrome.callToActionInMenu.href chrome.notifications',
  'chrome.footer.connect.links.*.href chrome.footer.columns.*.links.*.href chrome.footer.links.*.href chrome.advertising.partnerId',
  '*.kind chrome.advertising.consent labels.language labels.searchPlaceholder identity.url identity.email identity.country identity.profiles.* identity.author.about.action.href motif.path motif.hash',
];

let sites: Site<Content>[] = [];
beforeAll(async () => {
  const loaded = await Promise.all([SMALL_SITE, path.resolve('content')].map((folder) => loadFolder(folder)));
  sites = loaded.flatMap(({ loaded: one }) => one?.site ?? []);
}, 60_000);

describe('every line that a visitor reads is set', () => {
  test.each(Object.entries<Kind>(kinds))('of %s', (name, kind) => {
    const entries = sites.flatMap(({ content }) => entriesOf(content, name));
    const left = entries.flatMap((entry) => stringsLeft(kind.typeset?.(entry, (text) => MARK + text)));
    expect(entries.length).toBeGreaterThan(0);
    expect([...new Set(left)].filter((place) => !isListed(place, AS_TYPED[name] ?? []))).toEqual([]);
  });

  test('of what stands around pages, and of testimonials', () => {
    const set = (text: string): string => MARK + text;
    const left = sites.flatMap(({ chrome, identity, labels, cardsFor, host, contentSignal, topics, testimonials }) => {
      const frame = setFrame({ chrome, identity, labels, cardsFor, host, contentSignal, topics }, set);
      return [
        ...stringsLeft(frame),
        ...stringsLeft([...frame.topics.values()]),
        ...stringsLeft(testimonials.map((one) => setTestimonial(one, set))),
      ];
    });
    expect(sites.flatMap(({ topics }) => [...topics]).length).toBeGreaterThan(0);
    expect([...new Set(left)].filter((place) => !isListed(place, FRAME_AS_TYPED))).toEqual([]);
  });
});

describe('a site with typed signs', () => {
  const PAGE =
    '---\ntitle: It\'s "so" 12-24\ndescription: A --- b\nkeywords: ["it\'s"]\n---\n\n## It\'s "so"\n\n"It\'s" 12-24\n';
  const FILES = { 'pages/signs.md': PAGE };

  test('shows them set and keeps them in the archive', async () => {
    const { loaded } = await loadTexts(FILES);
    const page = loaded?.site.content.pages.get('signs');
    expect(page).toMatchObject({
      title: 'It’s “so” 12–24',
      description: 'A — b',
      keywords: ["it's"],
      headings: [{ id: 'its-so', text: 'It’s “so”' }],
    });
    expect(loaded?.site.archive.find(({ id }) => id === 'signs')?.text).toBe(
      'It\'s "so" 12-24\n===============\n\nSource: https://pianos.example.org/signs\nMark: #signs\n\nIt\'s "so"\n---------\n\n"It\'s" 12-24',
    );
  });

  test('shows them as typed where typography is off', async () => {
    const { loaded: usual } = await loadTexts(FILES);
    const { loaded } = await loadTexts({ ...FILES, 'site.yaml': await siteWith('typography: false') });
    expect(loaded?.site.content.pages.get('signs')).toMatchObject({ title: 'It\'s "so" 12-24' });
    expect(archiveTexts(loaded)).toEqual(archiveTexts(usual));
  });
});

function archiveTexts(loaded: LoadedSite | undefined): string[] {
  return loaded ? archiveFiles(loaded.site).map(archiveText) : [];
}

async function siteWith(line: string): Promise<string> {
  return `${line}\n${await readFile(path.join(SMALL_SITE, 'site.yaml'), 'utf8')}`;
}

function entriesOf(content: Content, name: string): readonly unknown[] {
  if (name === 'pages')
    return [...content.pages.values()].map((page) => ({ ...page, sections: page.sections.map(withoutOthers) }));
  return name === 'insights' ? content.insights.articles : content.services;
}

/** What is set where it is read is not set again. */
function withoutOthers(section: { readonly kind: string }): object {
  return ['services', 'quotes', 'insights'].includes(section.kind) ? { ...section, items: [] } : section;
}

/** Places of strings that were not set; `*` stands for any index. */
function stringsLeft(value: unknown, place: readonly string[] = []): string[] {
  if (typeof value === 'string') return value.startsWith(MARK) ? [] : [place.join('.')];
  if (Array.isArray(value)) return value.flatMap((item) => stringsLeft(item, [...place, '*']));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => stringsLeft(item, [...place, key]));
}

function picture(place: string): string[] {
  return ['src', 'sources.*.type', 'sources.*.srcset', 'sources.*.media'].map((part) => `${place}.${part}`);
}

/** Figures to work with are read from a text that is set. */
function exhibits(place: string): string[] {
  const parts = [
    'rest',
    'exhibit.kind',
    'exhibit.id',
    'exhibit.caption',
    'exhibit.slides.*.part',
    'exhibit.slides.*.picture',
  ];
  const ladder = ['gates.*.name', 'money.before', 'money.behind', 'money.decimal', 'heads.*'].map(
    (part) => `exhibit.${part}`,
  );
  const forms = ['sent', 'ordered'].flatMap((form) =>
    ['title', 'thought'].map((part) => `exhibit.slides.*.${form}.${part}`),
  );
  return [...parts, ...ladder, ...forms].map((part) => `${place}.exhibits.*.${part}`);
}

function isListed(place: string, lists: readonly string[]): boolean {
  return lists.some((list) => list.split(' ').includes(place));
}
