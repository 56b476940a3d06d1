import { attribute, elements, metas, pageAt, pages, records } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';
import { textAt } from './outline.ts';

/** The texts that the specification requires on pages, in blocks, services and answers; `…` stands for at most a few sentences. */
const STATED: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'Turning your science into deals. A sharp story. A clear plan. Ready in 4 weeks. Supporting biotech founders and tech transfer offices.',
    'Start your free deck audit … Independent consultant in Italy, working worldwide … chief information officer at a research institute',
    'Story, Readiness, Access … €5.3M non-dilutive raised 5 labs launched 2.5× budget growth Who I help',
    'the risk you have retired, what is proved next, and the ask',
    'A map of the next 12–24 months that ties each part of the budget to a readout',
    'License or spin-out, with a rationale in plain English',
    'Science, IP, market and plan in one set, with the spine of a data room and the Q&A',
  ],
  '/#who-i-help': ['Founders shaping investor-ready biotech … Tech transfer offices translating research into value'],
  '/#context': ['four questions'],
  '/#proof': ['20+ years of experience … 3 continents with joint labs … Multiple deck audits'],
  '/how-i-help': [
    'Pre-seed to Series B',
    'CTOs and academic spin-outs included',
    'It costs €0',
    '20+ years of experience',
    '5 joint labs launched across 3 continents, and 2.5× budget growth through international partnerships',
    '€5.3M of non-dilutive EU funds won for clients',
    'described as minimal-risk',
    'How AI is used. … structure of your deck … No decision is automated … human-only review … in the EU … 30 days',
  ],
  '/how-i-help#compare': ['Capital Access … pre-seed to seed … Fractional CIO … post-seed to Series A'],
  '/how-i-help#investor-readiness': [
    'Timeline 4 weeks',
    '4 live sessions',
    'Investor deck, about 20 slides',
    'One-pager',
    'due diligence Q&A',
    'Milestone roadmap',
    'A fixed fee in EUR, VAT as applicable',
  ],
  '/how-i-help#capital-access': [
    'also called matchmaking',
    'Timeline 2–3 months',
    'bi-weekly calls',
    'a success fee, as a percentage of funds closed',
  ],
  '/how-i-help#fractional-cio': ['a monthly or quarterly retainer', 'a fixed fee'],
  '/how-i-help#venture-design': ['Timeline 3–6 weeks'],
  '/how-i-help#deck-rewrite': ['Timeline 2–3 weeks', 'Rewritten deck, 10–12 slides'],
  '/how-i-help#pathfinder-brief': [
    'Timeline 2–3 weeks',
    'Brief of 8–12 slides',
    'One-page summary',
    'Recommendation: license, spin out or park',
  ],
  '/how-i-help#pitchkit': [
    'Timeline 4 weeks',
    'Investor deck, about 20 slides',
    'Two-page executive summary',
    'Investor FAQ',
    'Email templates',
  ],
  '/how-i-help#from-asset-to-agreement': [
    'Timeline 3–4 weeks',
    'Deal memo',
    'List of 10–20 target partners',
    'Outreach templates',
    'Partner FAQ',
  ],
  '/services/venture-design#timeframe': ['The Lab takes 3–6 weeks'],
  '/services/venture-design#scope-note': [
    'I am not a patent attorney, and I give no legal, FTO, investment or clinical-plan advice',
  ],
  '/services/deck-rewrite': ['10–12 slides in 2–3 weeks', 'Deliverables The rewritten deck, 10–12 slides'],
  '/pitch-deck-audit': [
    '€0, no obligation Free pitch deck audit … AI structural analysis, expert narrative review, a 30-minute feedback call and a checklist',
    'Non-confidential PDF only … Typical turnaround 48–72 hours, rush available … Upload your deck … four numbered marks',
    'AI looks at the structure only. I check its findings, and no decision is automated',
    'Opens a form that needs a Google sign-in. Your file is deleted after 30 days. Human-only review on request.',
    'queued, reviewed by an expert … feedback call',
  ],
  '/pitch-deck-audit#how-it-works': [
    'as a PDF … external form … sign in with a Google account … structure … narrative … 30-minute feedback call … checklist',
  ],
  '/pitch-deck-audit#who-reviews-your-deck': [
    'a former chief information officer at a research institute, with 20+ years of experience',
  ],
  '/pitch-deck-audit#safe': ['No automated decisions … human-only review … minimal-risk under the EU AI Act'],
  '/linkedin-deck-audit#solution': ['a free checklist of priority fixes'],
  '/linkedin-deck-audit#how-it-works': ['Secure upload … with your Google account … AI plus expert review'],
  '/audit-thank-you': [
    'Submission received Thank you. Your deck has arrived. … audit is in the queue … may close this window',
  ],
  '/process': ['2–4 hours per week', 'Milestones over 12–24 months'],
  '/process#iceberg': [
    'tip of an iceberg',
    'no legal opinion from me on IP or freedom to operate, and no clinical plan',
  ],
  '/results#wins': [
    'budget growth … Through international partnerships … The budget after the partnerships … Multiple deck audits',
  ],
  '/about': [
    'Between the laboratory and the deal … Based in Italy, working worldwide. Formerly chief information officer',
    'It takes 30 minutes … What is the asset, and what have you proved?',
    'I am not a patent attorney',
    'I give no legal, FTO, investment or clinical-plan advice',
  ],
  '/about#credentials': ['Across 3 continents'],
  '/about#roles': [
    'Former chief information officer at a research institute Board seat at the institute’s tech transfer company',
    'Member of the board network of an innovation institute Startup mentor I work in English, Italian and French',
  ],
  '/contact#ways': ['A discussion of 30 minutes'],
  '/faq': ['A scoping call takes 30 minutes', 'Last updated September 9, 2025'],
  '/faq#price-list': ['there is no price list beyond that', 'a fixed scope'],
  '/faq#billing': [
    'The Investor Readiness Sprint is charged as a fixed fee',
    'Fractional CIO as a fixed fee',
    'Fixed fees are in EUR, with VAT as applicable',
    'Capital Access is charged as a success fee, as a percentage of funds closed',
  ],
  '/faq#guarantee': ['Do you guarantee that we will raise? No'],
  '/faq#fto-legal': ['I give no legal, freedom-to-operate or clinical-plan advice'],
  '/faq#placement-agent-investment-advice': ['Nothing I write is legal or investment advice'],
  '/faq#conflicts': ['I do not work for competing teams at the same time'],
  '/faq#languages': ['English, Italian and French'],
  '/faq#nda-ip': ['NDAs are standard'],
  '/faq#on-site': ['Primarily remotely'],
  '/faq#cadence': ['Once a week as a rule'],
  '/faq#requirements': ['2–4 hours per week, including the weekly session'],
  '/faq#timeline': ['Investor Readiness Sprint 4 weeks'],
  '/privacy-policy': ['Last updated October 2025'],
  '/privacy-policy#ai-processing': [
    'Audit files are processed in the EU',
    'Files are deleted 30 days after upload',
    'earlier deletion, or for a review by a person only',
    'No automated decisions',
    'minimal-risk under the EU Artificial Intelligence Act',
  ],
  '/privacy-policy#data-retention': ['At most 12 months from receipt'],
  '/privacy-policy#international-transfers': ['Audit files stay in the EU'],
  '/cookie-policy': ['Last updated September 2025'],
  '/insights/burn-quality': [
    'Burn Quality = (change in probability of success × value at gate) ÷ money spent. Above 1 is good; below 1, deprioritize.',
    'milestone ladder is a 12-month plan with three binary gates',
  ],
  '/content-export': ['part’s title, its address and the day of its last change'],
  '/404': ['404 Page not found The page you’re looking for doesn’t exist or has been moved.'],
};

/** The text that `…` may stand for. */
const BETWEEN = '.{1,400}?';

for (const [place, stated] of Object.entries(STATED)) {
  test(`${place} says what the specification states`, () => {
    const text = textAt(place);
    expect(stated.filter((words) => !patternOf(words).test(text))).toEqual([]);
  });
}

test('the home page has its title, and says investor-ready in 4 weeks in its description', () => {
  const home = pageAt('/');
  expect(home.html).toContain('<title>Turning your science into deals</title>');
  expect(metas(home, 'description').join()).toContain('investor-ready in 4 weeks');
});

test('the home page says its figures once', () => {
  for (const figure of ['€5.3M', '2.5×']) expect(textAt('/').split(figure)).toHaveLength(2);
});

test('the audit is an offer at the price of 0 euros, of its page and of the practice', () => {
  const offer = { '@type': 'Offer', price: '0', priceCurrency: 'EUR' };
  const itemOffered = expect.objectContaining({ name: 'Free pitch deck audit' });
  expect(records(pageAt('/pitch-deck-audit')).get('Offer')).toMatchObject({ ...offer, itemOffered });
  const offers = records(pageAt('/')).get('ProfessionalService')?.['makesOffer'];
  expect(offers).toContainEqual(expect.objectContaining(offer));
});

test('no page sends a form or asks for a password or a file', () => {
  const asking = pages.filter((page) => elements(page, asksForMore).length > 0);
  expect(asking.map(({ address }) => address)).toEqual([]);
});

function patternOf(words: string): RegExp {
  const parts = words.split(' … ').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(parts.join(BETWEEN));
}

function asksForMore(element: Parameters<typeof attribute>[0]): boolean {
  return attribute(element, 'action') !== undefined || /^(password|file)$/.test(attribute(element, 'type') ?? '');
}
