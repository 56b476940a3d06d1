import { attribute, pageAt, tagged } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';
import { lines, outline, textAt } from './outline.ts';

const OUTLINE = lines(`
  # Frequently asked questions
  ## Getting Started #group-getting-started
    ### Am I too early? #too-early
    ### How do we get started? #getting-started
      free pitch deck audit → /pitch-deck-audit
      book a scoping call ↗ booking site cta hero
    ### What do you need from me? #requirements
    ### Can I start with one module? #start-with-one-module
      modules → /process#modules
      Story-First Deck Rewrite → /services/deck-rewrite
      Venture Design Lab → /services/venture-design
  ## Working Together #group-working-together
    ### Who does the work? #who-does-the-work
      Process → /process
    ### How long does it take? #timeline
      Investor Readiness Sprint → /process#investor-readiness-sprint
    ### Do you work on site? #on-site
    ### How often do we meet? #cadence
      Process → /process#investor-readiness-sprint
    ### Do you only polish the deck? #deck-polish
      Story-First Deck Rewrite → /services/deck-rewrite
  ## Pricing & Terms #group-pricing-terms
    ### Is there a price list? #price-list
      Story-First Deck Rewrite → /services/deck-rewrite
      pitch deck audit → /pitch-deck-audit
    ### How do you bill? #billing
      Capital Access → /process#capital-access
    ### Do you introduce us to investors? #investor-intros
      Capital Access → /process#capital-access
    ### Which stages do you work with? #stages
      founders → /how-i-help#founders
      tech transfer offices → /how-i-help#ttos
    ### Do you give FTO or legal opinions? #fto-legal
    ### Are you a placement agent, or do you give investment advice? #placement-agent-investment-advice
      Capital Access → /process#capital-access
    ### Do you guarantee that we will raise? #guarantee
      results → /results
  ## Practical Details #group-practical-details
    ### What do I receive at the end? #deliverables
      Investor Readiness Sprint → /process#investor-readiness-sprint
      How I help → /how-i-help
    ### How are revisions handled? #revisions
    ### How do you handle conflicts of interest? #conflicts
    ### Where do you work? #where-i-work
      Do you work on site? → #on-site
    ### Which languages do you work in? #languages
    ### Do you sign NDAs, and who owns the IP? #nda-ip
      free audit → /pitch-deck-audit
      privacy policy → /privacy-policy#ai-processing
  ## Is your question missing? #another-question
    Book a call ↗ booking site faq cta
    Send me a message ↗ contact-form`);

test('the FAQ has its four groups, 22 questions with their anchors and the links of its answers in order', () => {
  expect(outline('/faq')).toEqual(OUTLINE);
});

test('every anchor of the FAQ stands at a question with an answer', () => {
  const anchors = OUTLINE.filter((line) => line.startsWith('###')).map((line) => line.split('#').at(-1));
  expect(anchors).toHaveLength(22);
  expect(anchors.filter((anchor) => !/^[^?]+\?.{80}/.test(textAt(`/faq#${anchor}`)))).toEqual([]);
});

test('programs read on which day the FAQ was last updated', () => {
  expect(tagged(pageAt('/faq'), 'time').map((time) => attribute(time, 'dateTime'))[0]).toBe('2025-09-09');
});
