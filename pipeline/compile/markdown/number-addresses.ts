/** Digits with the signs that people put between those of a telephone number, after words or a scheme for it. */
const PHONE =
  /^(?:(?:tel|telephone|telefon|telefono|phone|mobile|call|callto)(?:\.?[:.]?)(?:\/\/)?\s*)?(?<number>(?:\+|\(?\+?\(?0)[\d\s()./\u2010-\u2015-]{5,}\d)$/i;
const FEWEST_DIGITS = 7;
/** The longest number that the standard E.164 allows, with `00` before it. */
const MOST_DIGITS = 17;
/** A zero that is dialed only within the country; in Italy it is part of the number. */
const ZERO_WITHIN = /^(\+(?!39)\d{1,3})\s*\(0\)/;
const DOI = /^(?:doi:?\s*)?(?<doi>10\.\d{4,9}\/[^\s"]+)$/i;
/** An address with signs that it may hold. */
const WHOLE = /^tel:[+\d.()-]+$/i;

/**
 * Returns the address for a telephone number or a DOI, which are written in known forms: `tel:+390212345678` for
 * `+39 02 1234567`, `https://doi.org/10.1038/x` for `10.1038/x`. Undefined for everything else, and for what is an address already.
 */
export function addressOfNumber(target: string): string | undefined {
  const doi = DOI.exec(target)?.groups?.['doi'];
  if (doi !== undefined) return `https://doi.org/${doi}`;
  const number = PHONE.exec(target)?.groups?.['number']?.trim().replace(ZERO_WITHIN, '$1').replace(/^00/, '+');
  const digits = number?.replace(/\D/g, '') ?? '';
  const isPhone = digits.length >= FEWEST_DIGITS && digits.length <= MOST_DIGITS && !WHOLE.test(target);
  return isPhone ? `tel:${number?.includes('+') ? '+' : ''}${digits}` : undefined;
}
