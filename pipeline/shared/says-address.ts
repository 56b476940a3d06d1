import { decodeAddress } from './decode-address.ts';

/**
 * Tells whether the words of a link are the address to which it leads, so that nobody needs to read it again: with or
 * without `https://`, `www.` and the last slash, `mailto:` and a subject, or with blanks in a telephone number.
 */
export function saysAddress(words: string, address: string): boolean {
  if (/^tel:/i.test(address)) return !/\p{L}/u.test(words) && digitsOf(words) === digitsOf(address);
  return bareAddress(words) === bareAddress(address);
}

function digitsOf(number: string): string {
  return number.replace(/[^\d+]/g, '');
}

function bareAddress(address: string): string {
  const isMail = /^mailto:/i.test(address);
  const bare = decodeAddress(address.trim())
    .replace(/^(?:mailto:|(?:https?:)?\/\/)/i, '')
    .replace(isMail ? /\?.*$/s : /\/$/, '');
  const host = /^[^/?#]*/.exec(bare)?.[0] ?? '';
  return host.toLowerCase().replace(/^www\./, '') + bare.slice(host.length);
}
