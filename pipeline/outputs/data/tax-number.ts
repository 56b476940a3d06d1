/** How the VAT numbers of the European Union and of the United Kingdom begin. */
const VAT_NUMBER =
  /\b(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI) ?[A-Z\d]{0,2}\d[A-Z\d .-]*$/;
const NUMBER = /\d[A-Z\d ./-]*$/;
/** No tax number is shorter. */
const LEAST_DIGITS = 5;

/** Returns the tax number in a legal line such as `P. IVA 01234567890`, as schema.org names it; empty if it has none. */
export function taxNumber(line: string): { readonly vatID?: string; readonly taxID?: string } {
  const text = line.trim();
  if ((text.match(/\d/g)?.length ?? 0) < LEAST_DIGITS) return {};
  const [vatID] = VAT_NUMBER.exec(text) ?? [];
  if (vatID !== undefined) return { vatID };
  const [taxID = text] = NUMBER.exec(text) ?? [];
  return { taxID };
}
