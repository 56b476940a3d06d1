import { expect, test } from './same-tab.ts';

test('a page whose link is pointed at is fetched ahead, and nothing of it runs', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  await page.goto('/');
  await page.getByRole('link', { name: 'Process' }).first().hover();
  await expect.poll(() => fetched).toEqual(['/process']);
});
