import { attribute, elements, pages, tagged, type BuiltPage } from '../built-site.ts';
import { destinations } from '../content.ts';
import { expect, test } from '../fixtures.ts';
import { lines, outline, textOf } from './outline.ts';

test('the audit page has its blocks, steps and links in order', () => {
  expect(outline('/pitch-deck-audit')).toEqual(
    lines(`
      # Free pitch deck audit
        Upload your deck ↗ audit-form
        [Send the link to my laptop]
      ## Four marks on one slide #four-marks
        **The headline names a topic.**
        **The axis has no unit.**
        **The budget is sorted by activity.**
        **The ask is hidden in a corner.**
      ## How It Works #how-it-works
        ### Upload
        ### AI + Expert Review
        ### Discuss
      ## One deck, before and after #deck-before-after
        full audit of this deck → /insights/the-biotech-deck-audit-why-deals-die-on-structure-not-science#deck
      ## Your titles, as asked #your-titles
        : What is it, and how far along?, Who needs one?, Why this target?, Does that hold in a living animal?, What did it cost the animal?, Who else is trying?, Do you own what you would sell?, What is still open?, Who will close it?, For how much?, Labels, which state nothing
      ## Why This Works #why-this-works
        why deals die on structure → /insights/the-biotech-deck-audit-why-deals-die-on-structure-not-science
        Upload your deck ↗ audit-form
        [Send the link to my laptop]
      ## Who Reviews Your Deck #who-reviews-your-deck
        about me → /about
      ## What People Say #what-people-say
        results → /results
        Five questions → /testimonials#reference-call
      ## Safe. Confidential. Compliant. #safe
        ### Processed in the EU
        ### Deleted after 30 days
        ### A person decides
        ask for a human-only review ↗ contact-form
        ### Minimal risk
        privacy policy → /privacy-policy
      ## Send the version you have #start
        Upload your deck ↗ audit-form
        [Send the link to my laptop]`),
  );
});

test('the landing page has its blocks, steps and links in order', () => {
  expect(outline('/linkedin-deck-audit')).toEqual(
    lines(`
      # Your science may be ready. Is your deck?
        Get Free Audit ↗ audit-form
        [Send the link to my laptop]
      ## Why good decks get a polite no #problem
      ## An audit, and a free checklist #solution
        **Story:**
        **Evidence:**
        **Buyer:**
        **Order:**
        Get Free Audit ↗ audit-form
        [Send the link to my laptop]
      ## How it works #how-it-works
        ### Secure upload
        ### AI plus expert review
        ### Roadmap
      ## Before the next investor opens it #start
        Get Free Audit ↗ audit-form
        [Send the link to my laptop]
        Privacy policy → /privacy-policy`),
  );
});

test('each button that uploads a deck is described by the line below it: what it opens, and what becomes of the file', () => {
  const said = pages.flatMap((page) => uploadsOf(page).map((link) => `${page.address}: ${descriptionOf(link, page)}`));
  const line =
    'Opens a form that needs a Google sign-in. Your file is deleted after 30 days. Human-only review on request.';
  const addresses = ['/deck-analysis', '/linkedin-deck-audit', '/pitch-deck-audit'];
  expect(said.toSorted()).toEqual(addresses.flatMap((address) => Array(3).fill(`${address}: ${line}`)));
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

function uploadsOf(page: BuiltPage) {
  return tagged(page, 'a').filter((link) => attribute(link, 'href') === destinations['audit-form']);
}

/** What is read of a link besides its words. */
function descriptionOf(link: Parameters<typeof attribute>[0], page: BuiltPage): string {
  const id = attribute(link, 'ariaDescribedBy');
  return elements(page, ({ properties }) => id !== undefined && properties['id'] === id)
    .map(textOf)
    .join();
}
