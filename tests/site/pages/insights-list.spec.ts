import { expect, open, test } from '../shared-page.ts';

test('the list of insights has title, featured insight, search, topics, grid, pages and popular topics', async ({
  page,
}) => {
  await open(page, '/insights');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Biotech Insights" [level=1]
      - region "The investor-ready mindset":
        - link "Read full article":
          - /url: /insights/investor-ready-mindset
      - search:
        - textbox "Search insights"
      - status
      - heading "Filter by topic" [level=2]
      - group:
        - group "Filter by topic"
      - complementary "Popular Topics":
        - heading "Popular Topics" [level=2]
        - group:
          - list
      - list
      - navigation "Pages"
  `);
});

test('the search box asks to “Search insights...”', async ({ page }) => {
  await open(page, '/insights');
  await expect(page.getByRole('textbox', { name: 'Search insights' })).toHaveAttribute(
    'placeholder',
    'Search insights...',
  );
});

test('the eight articles of the grid make two pages, with a control for each', async ({ page }) => {
  await open(page, '/insights');
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link')).toHaveText(['1', '2']);
});
