import { createHash } from 'node:crypto';

/** Emotion fills style elements that are empty at first; this is the hash of nothing. */
const EMPTY = hashOf('');

/**
 * The content security policy of a page: everything is closed but this site itself, and the one
 * style element that the page carries. Scripts cannot turn text into code.
 */
export function contentSecurityPolicy(style: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' '${hashOf(style)}' '${EMPTY}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
