import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { attribute, elements, pageAt } from '../built-site.ts';
import { expect, open, test } from '../shared-page.ts';

/** The groups of questions, each with the anchors of its answers. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Getting Started': ['too-early', 'getting-started', 'requirements', 'start-with-one-module'],
  'Working Together': ['who-does-the-work', 'timeline', 'on-site', 'cadence', 'deck-polish'],
  'Pricing & Terms': [
    'price-list',
    'billing',
    'investor-intros',
    'stages',
    'fto-legal',
    'placement-agent-investment-advice',
    'guarantee',
  ],
  'Practical Details': ['deliverables', 'revisions', 'conflicts', 'where-i-work', 'languages', 'nda-ip'],
};
const ANCHORS = Object.values(GROUPS).flat();

/** What the specification has an answer state. */
const STATED: readonly (readonly [anchor: string, stated: string])[] = [
  ['price-list', 'there is no price list beyond that'],
  ['price-list', 'a fixed scope'],
  ['billing', 'The Investor Readiness Sprint is charged as a fixed fee'],
  ['billing', 'Fractional CIO as a fixed fee'],
  ['billing', 'Fixed fees are in EUR, with VAT as applicable'],
  ['billing', 'Capital Access is charged as a success fee, as a percentage of funds closed'],
  ['guarantee', 'Do you guarantee that we will raise? No'],
  ['fto-legal', 'I give no legal, freedom-to-operate or clinical-plan advice'],
  ['placement-agent-investment-advice', 'Nothing I write is legal or investment advice'],
  ['conflicts', 'I do not work for competing teams at the same time'],
  ['languages', 'English, Italian and French'],
  ['nda-ip', 'NDAs are standard'],
  ['on-site', 'Primarily remotely'],
  ['cadence', 'Once a week as a rule'],
  ['requirements', '2–4 hours per week, including the weekly session'],
  ['timeline', 'Investor Readiness Sprint 4 weeks'],
];

const LINKED: readonly (readonly [anchor: string, address: string])[] = [
  ['start-with-one-module', '/process#modules'],
  ['who-does-the-work', '/process'],
  ['timeline', '/process#investor-readiness-sprint'],
  ['cadence', '/process#investor-readiness-sprint'],
  ['billing', '/process#capital-access'],
  ['investor-intros', '/process#capital-access'],
  ['deliverables', '/process#investor-readiness-sprint'],
];

const { texts, links } = readAnswers();

test('the FAQ says that it was last updated on September 9, 2025', async ({ page }) => {
  await open(page, '/faq');
  await expect(page.getByText('Last updated September 9, 2025')).toBeVisible();
  await expect(page.getByRole('time').first()).toHaveAttribute('datetime', '2025-09-09');
});

test('the FAQ has its four groups in order', async ({ page }) => {
  await open(page, '/faq');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([...Object.keys(GROUPS), 'A question that is not here']);
});

test('the FAQ has its 22 anchors in order', () => {
  const ids = elements(pageAt('/faq'), hasId).map((element) => attribute(element, 'id') ?? '');
  expect(ids.filter((id) => ANCHORS.includes(id))).toEqual(ANCHORS);
  expect(ANCHORS).toHaveLength(22);
});

for (const [group, anchors] of Object.entries(GROUPS)) {
  test(`the group “${group}” holds its own questions`, async ({ page }) => {
    await open(page, '/faq');
    const region = page.getByRole('region', { name: group, exact: true });
    const ids = await region.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id) => ANCHORS.includes(id))).toEqual(anchors);
  });
}

test('every anchor of the FAQ stands at a question with an answer', () => {
  const bare = ANCHORS.filter((anchor) => !/^[^?]+\?.{80}/s.test(texts.get(anchor) ?? ''));
  expect(bare).toEqual([]);
});

for (const [anchor, stated] of STATED) {
  test(`the answer at #${anchor} states “${stated}”`, () => {
    expect(texts.get(anchor)).toContain(stated);
  });
}

for (const [anchor, address] of LINKED) {
  test(`the answer at #${anchor} links to ${address}`, () => {
    expect(links.get(anchor)).toContain(address);
  });
}

/** Text and links of each question with its answer, by the anchor of the answer. */
function readAnswers(): { texts: Map<string, string>; links: Map<string, string[]> } {
  const found = { texts: new Map<string, string>(), links: new Map<string, string[]>() };
  let current = '';
  visit(pageAt('/faq').tree, (node) => {
    if (node.type === 'element') {
      if (node.tagName === 'details') current = anchorIn(node) ?? '';
      if (node.tagName === 'section' || node.tagName === 'footer') current = '';
      const href = attribute(node, 'href');
      if (href !== undefined) found.links.set(current, [...(found.links.get(current) ?? []), href]);
    }
    if (node.type === 'text') found.texts.set(current, fold(`${found.texts.get(current) ?? ''} ${node.value}`));
  });
  return found;
}

function fold(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function hasId({ properties }: { properties: object }): boolean {
  return 'id' in properties;
}

function anchorIn({ children }: Element): string | undefined {
  const ids = elements({ tree: { type: 'root', children } }, hasId).map((element) => attribute(element, 'id') ?? '');
  return ids.find((id) => ANCHORS.includes(id));
}
