import type { BrowserContext } from '@playwright/test';

/** The troubles that a test must allow if the service answers. */
export const SERVICE = /^other host: https:\/\/(?:snap\.licdn\.com|px\.ads\.linkedin\.com)\//;

/**
 * Replaces the advertising service: its script loads a second one and marks the page, its pixel is an image. Returns
 * the requested addresses.
 */
export async function serveAdvertising(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (SERVICE.test(`other host: ${request.url()}`)) asked.push(request.url());
  });
  await context.route('https://snap.licdn.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: route.request().url().endsWith('insight.min.js')
        ? `const more = document.createElement('script'); more.src = 'https://snap.licdn.com/li.lms-analytics/more.js'; document.head.append(more);`
        : `document.documentElement.dataset.insight = window._linkedin_partner_id + ' ' + window._linkedin_data_partner_ids;`,
    }),
  );
  await context.route('https://px.ads.linkedin.com/**', (route) =>
    route.fulfill({
      contentType: 'image/gif',
      body: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
    }),
  );
  return asked;
}
