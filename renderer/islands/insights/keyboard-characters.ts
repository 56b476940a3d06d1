const PLAIN: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '「': '"',
  '」': '"',
  '『': '"',
  '』': '"',
  '‹': "'",
  '›': "'",
  '–': '-',
  '−': '-',
  '×': 'x',
  '…': '...',
  '¹': '^1',
  '²': '^2',
  '³': '^3',
};
/** Includes the typographic spaces; those inside guillemets are removed, as nobody types them. */
const SIGNS = new RegExp(`[${Object.keys(PLAIN).join('')}\u00A0\u202F]`, 'g');

/** Replaces typographic characters by those of keyboards, so that typed text matches typeset text. */
export function toKeyboardCharacters(text: string): string {
  return text.replace(/(?<=«)\u202F|\u202F(?=»)/g, '').replace(SIGNS, (sign) => PLAIN[sign] ?? ' ');
}
