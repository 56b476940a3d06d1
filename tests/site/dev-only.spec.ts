import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DIST, files } from './built-site.ts';
import { expect, test } from './fixtures.ts';

test('no file of the published folder knows the style guide', () => {
  const telling = files.filter(
    (file) =>
      /styleguide/i.test(file) || readFileSync(path.join(DIST, file), 'latin1').toLowerCase().includes('styleguide'),
  );
  expect(telling).toEqual([]);
});

test('no page stands at /styleguide', async ({ request }) => {
  expect((await request.get('/styleguide')).status()).toBe(404);
});
