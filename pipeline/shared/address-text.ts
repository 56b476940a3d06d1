/** Decodes percent-encoding in a part of an address; returns an invalid text unchanged. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

/**
 * Whether a text is a valid URL, absolute or relative to `base`. Does not use `URL.canParse`: Node 20 rejects addresses
 * with umlauts once it has optimized the call, after some thousand.
 */
export function isUrl(text: string, base?: string): boolean {
  try {
    return Boolean(new URL(text, base));
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

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
