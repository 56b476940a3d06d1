const PLAIN: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '−': '-',
  '×': 'x',
  '…': '...',
  '¹': '^1',
  '²': '^2',
  '³': '^3',
};
/** A space inside guillemets is no more typed than they are. */
const SIGNS = new RegExp(`[${Object.keys(PLAIN).join('')}\u00A0\u202F]`, 'g');

/** A text with the signs that keyboards have, so that what a visitor types is found however it is set. */
export function plainSigns(text: string): string {
  return text.replace(/(?<=«)\u202F|\u202F(?=»)/g, '').replace(SIGNS, (sign) => PLAIN[sign] ?? ' ');
}
