import { expect, open, test } from '../shared-page.ts';
import { lines, outline } from './outline.ts';

test.use({ javaScriptEnabled: false });

test('the process page has its blocks, steps and links in order', () => {
  expect(outline('/process')).toEqual(
    lines(`
      # How I collaborate
      ## Four principles #principles
        ### Questions before slides
        ### Risk retired per euro
          Read about Burn Quality → /insights/burn-quality
        ### Built for buyers
        ### One sprint at a time
      ## What is examined before any deck #iceberg
        **Business case.**
        **Risk and evidence priorities.**
        **Competitive reality.**
        **Market size and adoption.**
        **IP/FTO signals.**
        **Regulatory shape.**
      ## Where to start #start-point
        ### I am a founder
          Services for founders → /how-i-help#founders
        ### I work in a tech transfer office
          Services for tech transfer offices → /how-i-help#ttos
      ## How it works #how-it-works
        ### Ask and absorb
        ### Diagnose and align
        ### Design the narrative
        ### Deliver and rehearse
      ## Investor Readiness Sprint #investor-readiness-sprint
        See what the Sprint includes → /how-i-help#investor-readiness
      ## Modules #modules
        **Free deck audit.**
          Start the audit → /pitch-deck-audit
        **Story-First Deck Rewrite.**
          See the rewrite → /services/deck-rewrite
        **Venture Design Lab.**
          See the Lab → /services/venture-design
        **Pathfinder Brief, PitchKit, From Asset to Agreement.**
          See the services for tech transfer offices → /how-i-help#ttos
        **Fractional CIO.**
          See the services for founders → /how-i-help#founders
      ## Capital Access #capital-access
        I do not guarantee a round → /faq#guarantee
        See what Capital Access includes → /how-i-help#capital-access
      ## Who does what #who-does-what
        ### Advisor
        ### Client
        ### Specialists
      ## What you leave with #what-you-leave-with
        sample venture thesis → /services/venture-design#example
        ### Story
        ### Materials
        ### Roadmap
        ### Data room
      ## Start with the question you cannot answer yet #book-a-call
        Book a call ↗ booking site process cta`),
  );
});

test('the list of what is examined begins at the waterline of its drawing', async ({ page }) => {
  await open(page, '/process');
  const [picture, list] = await Promise.all(
    ['img', 'ul'].map((part) => page.locator('#iceberg').locator(part).first().boundingBox()),
  );
  const waterline = (picture?.y ?? 0) + ((picture?.width ?? 0) * 300) / 1310;
  expect(Math.abs(waterline - (list?.y ?? 0))).toBeLessThan(2);
});
