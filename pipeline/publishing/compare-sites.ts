import { ARCHIVE_PAGE, INSIGHTS_ADDRESS, PAGES } from '../content/addresses.ts';
import type { PageText } from '../content/model/block.ts';
import type { Site } from '../content/model/site.ts';
import { pageMarkdown } from '../outputs/texts/markdown-pages.ts';
import type { Content } from '../types/content-types.ts';
import { pageBlocks } from '../types/page/page-blocks.ts';
import { changedBlocks } from './changed-words.ts';
import type { ChangedBlock, FactChange, PageChange, VisitorChanges } from './events.ts';

type Compared = Pick<VisitorChanges, 'pages' | 'facts' | 'addresses' | 'everywhere'>;

/** Compares two states of a site as visitors read them; without an earlier one, everything is new. */
export function compareSites(before: Site<Content> | undefined, after: Site<Content>): Compared {
  const [old, fresh] = [before ? pagesOf(before) : new Map<string, PageText>(), pagesOf(after)];
  const pages = [...fresh.values()].flatMap((page) => changeOf(page, old, fresh, before, after));
  const moved = new Set(pages.map(({ from }) => from));
  const gone = [...old.values()]
    .filter(({ address }) => !fresh.has(address) && !moved.has(address))
    .map(({ address, title }): PageChange => {
      const to = after.redirects.get(address);
      return { is: 'gone', address, title, ...(to !== undefined && { to }), blocks: [] };
    });
  return {
    pages: [...pages, ...gone],
    facts: before ? factsChanged(before, after, pages) : [],
    addresses: before ? addressesChanged(before, after, new Set(old.keys())) : [],
    everywhere: before !== undefined && aroundOf(before) !== aroundOf(after),
  };
}

/** The pages that have a file of their own, without what is derived from others, by address. */
function pagesOf(site: Site<Content>): Map<string, PageText> {
  const shown = site.texts.filter(({ isArchived, id }) => isArchived && id !== ARCHIVE_PAGE);
  const unlisted = [...site.content[PAGES].values()]
    .filter(({ canonical, name }) => name !== ARCHIVE_PAGE && !site.texts.some(({ address }) => address === canonical))
    .map((page): PageText => {
      const { name, label, description, canonical } = page;
      return {
        id: name,
        title: label,
        description,
        address: canonical,
        isArchived: false,
        blocks: pageBlocks(page, site),
      };
    });
  return new Map([...shown, ...unlisted].map((page) => [page.address, page]));
}

function changeOf(
  page: PageText,
  old: ReadonlyMap<string, PageText>,
  fresh: ReadonlyMap<string, PageText>,
  before: Site<Content> | undefined,
  after: Site<Content>,
): PageChange[] {
  const { address, title } = page;
  // A page that is gone and leads here is this one.
  const isFormer = (former: string): boolean => !fresh.has(former) && after.redirects.get(former) === address;
  const from = old.has(address) ? undefined : [...old.keys()].find(isFormer);
  const earlier = old.get(from ?? address);
  if (!before) return [{ is: 'new', address, title, blocks: [] }];
  if (!earlier)
    return [{ is: 'new', address, title, blocks: withoutRepetition(changedBlocks('', wordsOf(page, after))) }];
  const blocks = withoutRepetition(changedBlocks(wordsOf(earlier, before), wordsOf(page, after)));
  if (from !== undefined) return [{ is: 'moved', address, title, from, blocks }];
  return blocks.length > 0 ? [{ is: 'changed', address, title, blocks }] : [];
}

/** All words of a page for its readers and those who find it; what leads to other pages at its end is theirs. */
function wordsOf({ ending: _ending, ...page }: PageText, site: Site<Content>): string {
  return [page.title, page.description, pageMarkdown(page, site).replaceAll(site.identity.url, '')].join('\n\n');
}

/** A title and a summary stand on the page, too. */
function withoutRepetition(blocks: readonly ChangedBlock[]): ChangedBlock[] {
  const plain = blocks.map((block) => JSON.stringify(block).replaceAll(/"(?:#+ |\*\*)/g, '"'));
  return blocks.filter((_, index) => plain.indexOf(plain[index] ?? '') === index);
}

function factsChanged(
  { facts: old }: Site<Content>,
  { facts: fresh }: Site<Content>,
  pages: readonly PageChange[],
): FactChange[] {
  const names = new Set([...old, ...fresh].map(({ name }) => name));
  return [...names].flatMap((name): FactChange[] => {
    const [before, after] = [old, fresh].map((facts) => facts.find((fact) => fact.name === name));
    if (before?.value === after?.value) return [];
    const shownIn = new Set([...(before?.addresses ?? []), ...(after?.addresses ?? [])]);
    const states = (block: ChangedBlock): boolean =>
      (before !== undefined && textOf(block, 'removed').includes(before.value)) ||
      (after !== undefined && textOf(block, 'added').includes(after.value));
    const shownBy = pages
      .filter(({ address }) => shownIn.has(address))
      .flatMap(({ address, blocks }) => blocks.filter(states).map((block) => ({ address, block })));
    return [{ name, ...(before && { before: before.value }), ...(after && { after: after.value }), shownBy }];
  });
}

function addressesChanged(
  before: Site<Content>,
  after: Site<Content>,
  told: ReadonlySet<string>,
): VisitorChanges['addresses'] {
  const known = new Set([...before.routes.keys(), ...before.redirects.keys()]);
  const leads = (site: Site<Content>, address: string): string | undefined =>
    site.routes.has(address) ? address : site.redirects.get(address);
  return [...known]
    .filter((address) => !told.has(address) && !PART_OF_LIST.test(address))
    .flatMap((from) => {
      const to = leads(after, from);
      return to === leads(before, from) ? [] : [{ from, ...(to !== undefined && { to }) }];
    });
}

/** Further pages of lists, which come and go with their articles. */
const PART_OF_LIST = new RegExp(`^${INSIGHTS_ADDRESS}/(?:.*/)?page/\\d+$`);

/** What stands on every page. */
function aroundOf({ chrome, labels, identity }: Site<Content>): string {
  return JSON.stringify([chrome, labels, identity]);
}

/** The words of a block before (`removed`) or after (`added`). */
function textOf(block: ChangedBlock, state: 'removed' | 'added'): string {
  return block.flatMap(({ is, text }) => (is === 'kept' || is === state ? [text] : [])).join(' ');
}
