import { expect, test } from '../fixtures.ts';
import { lines, outline } from './outline.ts';

test('the audit page has its blocks, steps and links in order', () => {
  expect(outline('/pitch-deck-audit')).toEqual(
    lines(`
      # Free pitch deck audit
        Upload your deck ↗ audit-form
      ## Four marks on one slide #four-marks
        **The headline names a topic.**
        **The axis has no unit.**
        **The budget is sorted by activity.**
        **The ask stands in a corner.**
      ## How It Works #how-it-works
        ### Upload
        ### AI + Expert Review
        ### Discuss
      ## One deck, before and after #deck-before-after
        full audit of this deck → /insights/the-biotech-deck-audit-why-deals-die-on-structure-not-science#deck
      ## Why This Works #why-this-works
        why deals die on structure → /insights/the-biotech-deck-audit-why-deals-die-on-structure-not-science
        Upload your deck ↗ audit-form
      ## Who Reviews Your Deck #who-reviews-your-deck
        about me → /about
      ## Safe. Confidential. Compliant. #safe
        ### Processed in the EU
        ### Deleted after 30 days
        ### A person decides
        ### Minimal risk
        privacy policy → /privacy-policy
      ## Send the version you have #start
        Upload your deck ↗ audit-form`),
  );
});

test('the landing page has its blocks, steps and links in order', () => {
  expect(outline('/linkedin-deck-audit')).toEqual(
    lines(`
      # Your science may be ready. Is your deck?
        Get Free Audit ↗ audit-form
      ## Why good decks get a polite no #problem
      ## An audit, and a free checklist #solution
        **Story:**
        **Evidence:**
        **Buyer:**
        **Order:**
        Get Free Audit ↗ audit-form
      ## How it works #how-it-works
        ### Secure upload
        ### AI plus expert review
        ### Roadmap
      ## Before the next investor opens it #start
        Get Free Audit ↗ audit-form
        Privacy policy → /privacy-policy`),
  );
});

test('the thank-you page has its blocks, steps and links in order', () => {
  expect(outline('/audit-thank-you')).toEqual(
    lines(`
      # Thank you. Your deck has arrived.
      ## What happens next #what-happens-next
        ### Queued
        ### Reviewed by an expert
        ### Feedback call
        send me a message ↗ contact-form
      ## May LinkedIn count this request? #advertising
        cookie policy → /cookie-policy
        [Accept]
        [Reject]
      ## While you wait #while-you-wait
        ### Why deals die on structure
          Read about structure → /insights/the-biotech-deck-audit-why-deals-die-on-structure-not-science
        ### What kills biotech deals
          Read what kills deals → /insights/what-kills-biotech-deals-and-how-to-stop-it`),
  );
});
