/** Stands for code, a picture or an address in running text, and behaves like a word. */
export const OPAQUE = '\uFFFC';

/** A character that continues an address. */
const NO_END = '[^\\s<>"“”„‘‚«»‹›]';
/** Forms of addresses. Parts that are tried at every word have a bounded length, so that matching stays linear. */
const PARTS = [
  String.raw`(?<![a-z\d+.-])[a-z][a-z\d+.-]{0,15}:\/\/${NO_END}+`,
  String.raw`(?<!\w)(?:mailto|tel|doi|www)[:.]${NO_END}+`,
  // An e-mail address.
  String.raw`(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}`,
  // A DOI.
  String.raw`(?<![\d.])10\.\d{4,9}\/${NO_END}+`,
  // A domain or a file, and what follows it.
  String.raw`(?<![\w.-])[\w-]{1,63}(?:\.[\w-]{1,63}){0,4}\.[a-z]{2,10}(?:[/?#]${NO_END}*|(?![\w-]))`,
  // A path; a slash behind a prime divides two strands.
  String.raw`(?<![\w.\/~-]|\d['’′])(?:~|\.{0,2})\/[\w.-]${NO_END}*`,
  String.raw`(?<!\w)[a-z]:\\${NO_END}*`,
  // A telephone number with its country.
  String.raw`(?<![\w+])\+\d[\d ()./-]{5,20}\d(?![\w%])`,
];
const ADDRESS = new RegExp(PARTS.join('|'), 'giu');
/** Characters of which every address contains at least one. */
const SIGNS = /[@/\\]|\+\d|:\S|\.[a-z]/i;
/** Characters after an address that end a sentence or a quotation. */
const TRAILING = /[^\p{L}\p{N}/#=&_-]{1,8}$/u;

/**
 * Replaces addresses, files and phone numbers with placeholder signs, at the same length, so that they are not typeset.
 */
export function hideAddresses(text: string): string {
  if (!SIGNS.test(text)) return text;
  return text.replace(ADDRESS, (address) => {
    const [trailing = ''] = TRAILING.exec(address) ?? [];
    return OPAQUE.repeat(address.length - trailing.length) + trailing;
  });
}
