import { destinations } from '../content.ts';
import { expect, open, test } from '../shared-page.ts';
import { block, blockNames, cardNames, links } from './blocks.ts';

test.use({ javaScriptEnabled: false });

const LANDING = '/linkedin-deck-audit';
const THANK_YOU = '/audit-thank-you';

test('the landing page has hero, problem, solution, three steps and a last call to action', async ({ page }) => {
  await open(page, LANDING);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your science may be ready. Is your deck?');
  await expect(blockNames(page)).toHaveText([
    'Why good decks get a polite no',
    'An audit, and a free checklist',
    'How it works',
    'Before the next investor opens it',
  ]);
});

test('the landing page offers a free checklist', async ({ page }) => {
  await open(page, LANDING);
  await expect(block(page, 'An audit, and a free checklist')).toContainText('a free checklist of priority fixes');
});

test('the landing page explains three steps: secure upload, AI plus expert review, roadmap', async ({ page }) => {
  await open(page, LANDING);
  const how = block(page, 'How it works');
  await expect(cardNames(how)).toHaveText(['Secure upload', 'AI plus expert review', 'Roadmap']);
  await expect(how.getByRole('listitem').first()).toContainText('with your Google account');
});

test('every “Get Free Audit” of the landing page opens the form in a new tab without opener and referrer', async ({
  page,
}) => {
  await open(page, LANDING);
  const buttons = page.getByRole('link', { name: /^Get Free Audit/ });
  const opened = await buttons.evaluateAll((anchors) =>
    anchors.map((anchor) => ['href', 'target', 'rel'].map((name) => anchor.getAttribute(name))),
  );
  const form = [destinations['audit-form'], '_blank', 'noopener noreferrer'];
  expect(opened).toEqual([form, form, form]);
});

test('hero, solution and end of the landing page each have the button', async ({ page }) => {
  await open(page, LANDING);
  for (const name of ['An audit, and a free checklist', 'Before the next investor opens it'])
    expect(await links(block(page, name)), name).toContain('Get Free Audit → audit-form');
  expect((await links(page.getByRole('main')))[1]).toBe('Get Free Audit → audit-form');
});

for (const [part, role] of [
  ['the end', 'main'],
  ['the footer', 'contentinfo'],
] as const) {
  test(`${part} of the landing page links to the privacy policy`, async ({ page }) => {
    await open(page, LANDING);
    const link = page.getByRole(role).getByRole('link', { name: 'Privacy policy' });
    await expect(link).toHaveAttribute('href', '/privacy-policy');
  });
}

test('the thank-you page confirms the submission, the queue, and that the window may be closed', async ({ page }) => {
  await open(page, THANK_YOU);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - paragraph: Submission received
    - heading "Thank you. Your deck has arrived." [level=1]
    - paragraph: /audit is in the queue.*may close this window/
  `);
});

test('the thank-you page says what happens next: queued, reviewed by an expert, feedback call', async ({ page }) => {
  await open(page, THANK_YOU);
  await expect(cardNames(block(page, 'What happens next'))).toHaveText([
    'Queued',
    'Reviewed by an expert',
    'Feedback call',
  ]);
});

test('the thank-you page leads to two insights', async ({ page }) => {
  await open(page, THANK_YOU);
  expect(await links(block(page, 'While you wait'))).toEqual([
    'Read about structure → /insights/the-biotech-deck-audit-why-deals-die-on-structure-not-science',
    'Read what kills deals → /insights/what-kills-biotech-deals-and-how-to-stop-it',
  ]);
});
