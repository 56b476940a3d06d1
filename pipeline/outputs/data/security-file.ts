import { SECURITY_FILE } from '../../content/addresses.ts';
import type { Site } from '../../content/model/site.ts';

/**
 * `security.txt` (RFC 9116): whom to write to about a hole in the site. Undefined while the address to write to, or that of the site
 * itself, only stands for the real one.
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

/** When that file of a day, `YYYY-MM-DD`, expires: at the end of the next year, so that it stays the same all year. */
export function expiryOf(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}-12-31T23:59:59Z`;
}
