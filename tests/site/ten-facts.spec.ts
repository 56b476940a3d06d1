import type { FactsFile } from '../../pipeline/content/schema/published-json.ts';
import { readBuilt } from './built-site.ts';
import { expect, test } from './fixtures.ts';

/** What a stranger asks, and where the answer stands: in a text of the page, and in the facts. */
interface Asked {
  readonly question: string;
  readonly answer: string;
  readonly page: string;
  /** Around the answer, which it captures; spaces stand for any that a text may have. */
  readonly said: RegExp;
  readonly stated: (facts: FactsFile) => string | undefined;
}

const fact =
  (name: string) =>
  ({ facts }: FactsFile) =>
    facts.find((one) => one.name === name)?.value;

const service =
  (id: string, field: 'duration' | 'guide_price') =>
  ({ services }: FactsFile) =>
    services.find((one) => one.id === id)?.[field];

const ASKED: readonly Asked[] = [
  {
    question: 'What does the pitch deck audit cost?',
    answer: '€0',
    page: '/pitch-deck-audit',
    said: /Free pitch deck audit.{0,300}?(€\d+), no obligation/,
    stated: fact('audit-price'),
  },
  {
    question: 'How long does the audit take?',
    answer: '48-72 hours',
    page: '/pitch-deck-audit',
    said: /Typical turnaround (\d+-\d+ hours)/,
    stated: fact('audit-turnaround'),
  },
  {
    question: 'Who reviews a deck?',
    answer: 'a former chief information officer at a research institute',
    page: '/pitch-deck-audit',
    said: /Who Reviews Your Deck.{0,60}? I do\. I am ([^,]+),/,
    stated: fact('audit-reviewer'),
  },
  {
    question: 'How long is a deck kept?',
    answer: '30 days',
    page: '/pitch-deck-audit',
    said: /Deleted after (\d+ days)/,
    stated: fact('audit-retention'),
  },
  {
    question: 'How long is the Investor Readiness Sprint?',
    answer: '4 weeks',
    page: '/how-i-help',
    said: /Investor Readiness Sprint(?:(?!Capital Access).){0,2500}?Timeline:? ?(\d+ weeks)/,
    stated: service('investor-readiness', 'duration'),
  },
  {
    question: 'What does the Sprint cost, roughly?',
    answer: '€15-25K',
    page: '/how-i-help',
    said: /Investor Readiness Sprint(?:(?!Capital Access).){0,2500}?Guide price:? ?(€[\d-]+K)/,
    stated: service('investor-readiness', 'guide_price'),
  },
  {
    question: 'How long does Capital Access take?',
    answer: '2-3 months',
    page: '/how-i-help',
    said: /Capital Access(?:(?!Fractional CIO).){0,2500}?Timeline:? ?([\d-]+ months)/,
    stated: service('capital-access', 'duration'),
  },
  {
    question: 'What does a deck rewrite cost, roughly?',
    answer: '€8-12K',
    page: '/how-i-help',
    said: /Story-First Deck Rewrite(?:(?!Pathfinder Brief).){0,2500}?Guide price:? ?(€[\d-]+K)/,
    stated: service('deck-rewrite', 'guide_price'),
  },
  {
    question: 'How much was won without giving up equity?',
    answer: '€5.3M',
    page: '/results',
    said: /(€[\d.]+M) non-dilutive EU funds won for clients/,
    stated: ({ figures }) => figures.find(({ label }) => label === 'non-dilutive EU funds won for clients')?.figure,
  },
  {
    question: 'Of how much experience is this?',
    answer: '20+ years',
    page: '/about',
    said: /(\d+\+ years) (?:of experience|in)/,
    stated: fact('experience'),
  },
];

const facts = JSON.parse(readBuilt('facts.json')) as FactsFile;
const whole = { 'the archive': readBuilt('content-export.txt'), 'all pages as Markdown': readBuilt('llms-full.txt') };

for (const { question, answer, page, said, stated } of ASKED) {
  test(`${question} Each form for machines has the same answer`, () => {
    const texts = {
      ...whole,
      'the page as Markdown': readBuilt(`${page.slice(1)}.md`),
    };
    for (const [form, text] of Object.entries(texts)) {
      const answers = [...plain(text).matchAll(new RegExp(said, 'g'))].map(([, one]) => one);
      expect(answers.length, form).toBeGreaterThan(0);
      expect(new Set(answers), form).toEqual(new Set([answer]));
    }
    expect(stated(facts), 'the facts').toBe(answer);
  });
}

/** A text in the signs of a keyboard, on one line, without the marks of Markdown. */
function plain(text: string): string {
  return text
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/[\\*#`=]|^-+$/gm, '')
    .replaceAll(/\s+/g, ' ');
}
