import { expect, open, test } from '../shared-page.ts';

test('the not-found page shows its code, its message, its links and its button, in this order', async ({ page }) => {
  await open(page, '/404');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - paragraph: "404"
      - heading "Page not found" [level=1]
      - paragraph: The page you’re looking for doesn’t exist or has been moved.
      - link "Go Home":
        - /url: /
      - link "Services":
        - /url: /services
      - link "Insights":
        - /url: /insights
      - link "About":
        - /url: /about
      - link "Contact":
        - /url: /contact
      - button "Go Back"
  `);
});
