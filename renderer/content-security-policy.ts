import { createHash } from 'node:crypto';
import { PIXEL_HOSTS, SCRIPT_HOST } from './islands/scripts/advertising/advertising.ts';

/** Emotion adds style elements that are empty at first; this is the hash of an empty string. */
const EMPTY = hashOf('');

interface Inline {
  /** The text of the page's one style element. */
  readonly style: string;
  /** The texts of the page's inline scripts. */
  readonly scripts: readonly string[];
  /** Whether the page may contact the advertising service. */
  readonly advertises: boolean;
}

/**
 * Returns the content security policy of a page. It allows only this site and what the page contains; scripts cannot
 * evaluate text. The one page that advertises also allows the service's hosts, and one Trusted Types policy, which
 * `advertise.ts` creates.
 */
export function contentSecurityPolicy({ style, scripts, advertises }: Inline): string {
  const own = scripts.map((script) => ` '${hashOf(script)}'`).join('');
  const foreign = advertises ? ` ${SCRIPT_HOST}` : '';
  const pixels = advertises ? ` ${PIXEL_HOSTS.join(' ')}` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${own}${foreign}`,
    `style-src 'self' '${hashOf(style)}' '${EMPTY}'`,
    `img-src 'self'${pixels}`,
    "font-src 'self'",
    `connect-src 'self'${pixels}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${advertises ? 'default' : "'none'"}`,
  ].join('; ');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
