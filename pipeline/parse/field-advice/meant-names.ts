import anyAscii from 'any-ascii';

/** A name in the form that addresses, topics and facts have: lower case, without accents, hyphens between words. */
export function toKebab(text: string): string {
  return text
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .normalize('NFC')
    .replace(/(?![a-z])\p{Script=Latin}/giu, (letter) => anyAscii(letter))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** What a text with a form of its own may have been meant to be: a name, a code of a language, a country or a currency. */
export function meantNames(text: string): string[] {
  const plain = text.trim().replace(/^['"“”„‘’]+|['"“”‘’]+$/g, '');
  // Paths and addresses are no names.
  if (plain.includes('/')) return [plain];
  return [plain, plain.toLowerCase(), plain.toUpperCase(), ...codesOf(plain), toKebab(plain)];
}

const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', '¥': 'JPY', Euro: 'EUR' };
const LANGUAGES = ['en', 'de', 'it', 'fr', 'es', 'pt', 'nl', 'pl', 'da', 'sv', 'nb', 'fi', 'cs', 'el', 'ja', 'zh'];

function codesOf(text: string): string[] {
  const sign = SIGNS[text];
  const languages = new Intl.DisplayNames('en', { type: 'language' });
  const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const language = LANGUAGES.find((code) => languages.of(code) === text);
  const country = /^[A-Z][a-z]/.test(text) ? twoLetters().find((code) => countries.of(code) === text) : undefined;
  return [sign, language, country, locale(text)].flatMap((code) => code ?? []);
}

/** `de_ch` as `de-CH`. */
function locale(text: string): string | undefined {
  const written = text.replaceAll('_', '-');
  return /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(written) ? Intl.getCanonicalLocales(written)[0] : undefined;
}

function twoLetters(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((first) => letters.map((second) => first + second));
}
