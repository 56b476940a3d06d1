import { expect, test } from '../fixtures.ts';
import { lines, outline } from './outline.ts';

test('the about page has its blocks, figures, roles and links in order', () => {
  expect(outline('/about')).toEqual(
    lines(`
      # Between the laboratory and the deal
        a venture thesis → /services/venture-design#example
      ## Credentials #credentials
        = €5.3M non-dilutive EU funds
        = 5 joint labs launched
        = 20+ years of experience
        What each figure counts → /results
      ## Roles #roles
        **Former chief information officer**
        **Board seat**
        **Member of the board network**
        **Startup mentor**
      ## How a first call goes #first-call
      ## The page of scope #scope-page
        Investor Readiness Sprint → /how-i-help#investor-readiness
      ## What I am not #scope
        FAQ → /faq
      ## Languages #languages
      ## Tell me where you are stuck #talk
        Book a call ↗ booking site about cta
        Connect on LinkedIn ↗ profile`),
  );
});

test('the contact page has its three cards and links in order', () => {
  expect(outline('/contact')).toEqual(
    lines(`
      # Make your case
      ## Three ways to reach me #ways
        ### Connect on LinkedIn
          View profile ↗ profile
        ### Book a Call
          Choose a time ↗ booking site contact-page calendar
        ### Send me a message
          Open the form ↗ contact-form
        free pitch deck audit → /pitch-deck-audit`),
  );
});

test('the not-found page has its links and its button in order', () => {
  expect(outline('/404')).toEqual(
    lines(`
      # Page not found
        Go Home → /
        [Go Back]
        Services → /services
        Insights → /insights
        About → /about
        Contact → /contact`),
  );
});
