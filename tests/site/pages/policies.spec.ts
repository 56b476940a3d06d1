import { expect, test } from '../fixtures.ts';
import { lines, outline } from './outline.ts';

test('the privacy policy has its Print button, its numbered headings with their anchors and its links in order', () => {
  expect(outline('/privacy-policy')).toEqual(
    lines(`
      # Privacy policy
      [Print]
      ## 1. Purpose #purpose
        hello@example.com → mailto:hello@example.com
      ## 2. Data processed #data-processed
        cookie policy → /cookie-policy#third-party-services
      ## 3. Purposes and legal bases #purposes-legal-bases
      ## 4. AI processing #ai-processing
        **No automated decisions.**
        **AI Act.**
        **Place.**
        **Deleted.**
        **Your choice.**
        hello@example.com → mailto:hello@example.com
      ## 5. Recipients of data #data-processors
        Google’s privacy policy → https://policies.google.com/privacy
        LinkedIn’s privacy policy → https://www.linkedin.com/legal/privacy-policy
      ## 6. Data retention #data-retention
      ## 7. International transfers #international-transfers
      ## 8. Data subject rights #data-subject-rights
        **object, for reasons of your own situation, to processing based on legitimate interest**
        hello@example.com → mailto:hello@example.com
        Garante per la protezione dei dati personali → https://www.garanteprivacy.it
      ## 9. Security #security
      ## 10. Updates #updates`),
  );
});

test('the cookie policy has its Print button, its numbered headings with their anchors and its links in order', () => {
  expect(outline('/cookie-policy')).toEqual(
    lines(`
      # Cookie policy
      [Print]
      ## 1. What cookies are #what-are-cookies
      ## 2. Cookies used #cookies-used
        cookie table → https://www.linkedin.com/legal/l/cookie-table
      ## 3. Third-party services #third-party-services
        **Advertising service.**
        LinkedIn’s privacy policy → https://www.linkedin.com/legal/privacy-policy
        LinkedIn’s cookie policy → https://www.linkedin.com/legal/cookie-policy
        **External destinations.**
      ## 4. Managing cookies #managing-cookies
        **In the footer.**
        **On this page.**
        at the end of this page → #your-choice
        **Global Privacy Control.**
        **In your browser.**
      ## 5. Changes to this policy #changes-policy
      ## 6. Contact #contact
        hello@example.com → mailto:hello@example.com
        legal details → /privacy-policy#purpose
        privacy policy of this site → /privacy-policy#data-subject-rights
      ## Your choice #your-choice
        [Accept]
        [Reject]`),
  );
});
