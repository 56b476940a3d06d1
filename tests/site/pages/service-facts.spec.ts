import { expect, open, test } from '../shared-page.ts';
import { card } from './blocks.ts';

test.use({ javaScriptEnabled: false });

/** What the specification says of each service, as its card says it. */
const SERVICES: Readonly<Record<string, readonly string[]>> = {
  'Investor Readiness Sprint': [
    'Timeline4 weeks',
    '4 live sessions',
    'Investor deck, about 20 slides',
    'One-pager',
    'due diligence Q&A',
    'Milestone roadmap',
    'A fixed fee in EUR, VAT as applicable',
  ],
  'Capital Access': [
    'also called matchmaking',
    'Timeline2–3 months',
    'bi-weekly calls',
    'pre-seed to seed',
    'a success fee, as a percentage of funds closed',
  ],
  'Fractional CIO': ['a monthly or quarterly retainer', 'post-seed to Series A', 'a fixed fee'],
  'Venture Design Lab': ['Timeline3–6 weeks'],
  'Story-First Deck Rewrite': ['Timeline2–3 weeks', 'Rewritten deck, 10–12 slides'],
  'Pathfinder Brief': [
    'Timeline2–3 weeks',
    'Brief of 8–12 slides',
    'One-page summary',
    'Recommendation: license, spin out or park',
  ],
  PitchKit: [
    'Timeline4 weeks',
    'Investor deck, about 20 slides',
    'Two-page executive summary',
    'Investor FAQ',
    'Email templates',
  ],
  'From Asset to Agreement': [
    'Timeline3–4 weeks',
    'Deal memo',
    'List of 10–20 target partners',
    'Outreach templates',
    'Partner FAQ',
  ],
};

for (const [service, facts] of Object.entries(SERVICES)) {
  test(`${service} has its time, its terms and its deliverables`, async ({ page }) => {
    await open(page, '/how-i-help');
    const said = (await card(page.getByRole('main'), service).textContent()) ?? '';
    expect(facts.filter((fact) => !said.includes(fact))).toEqual([]);
  });
}
