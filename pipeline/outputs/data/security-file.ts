import { SECURITY_FILE } from '../../content/addresses.ts';
import type { Site } from '../../content/model/site.ts';

/**
 * Returns `security.txt` (RFC 9116): the contact for reports of a vulnerability. Undefined while the email address or
 * the site's URL is a placeholder.
 */
export function securityFile({
  identity: { url, email },
  chrome: { language },
  placeholders,
  day,
}: Pick<Site<object>, 'identity' | 'chrome' | 'placeholders' | 'day'>): string | undefined {
  if (placeholders.includes('email') || placeholders.includes('url')) return undefined;
  const lines = [
    `Contact: mailto:${encodeURIComponent(email).replace('%40', '@')}`,
    `Expires: ${expiryOf(day)}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${url}${SECURITY_FILE}`,
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * When `security.txt` of a day, `YYYY-MM-DD`, expires: at the end of the next year, so that the file stays the same all
 * year.
 */
export function expiryOf(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}-12-31T23:59:59Z`;
}
