const ENDING = /\.(?:avif|bmp|gif|hei[cf]|jpe?g|png|svg|tiff?|webp|pdf)$/i;
/** Names that cameras, phones and programs give a picture by default. */
const BY_ITSELF =
  /^(?:(?:IMG|DSCN?|DSCF|PXL|MVIMG|GOPR|DJI|VID)[-_ ]?\d{3,}|(?:Screen ?shot|Bildschirmfoto|Schermata|Capture d[’']écran|Captura de pantalla|WhatsApp (?:Image|Bild|Immagine))[-_ ](?:[a-z]+[-_ ])?(?:\d{2,4}[-_.]\d|\d{6}))/i;
/** Placeholder words. */
const NOTHING_SAID =
  /^(?:alt(?:ernative)?(?:[- ]text)?|image|img|picture|photo|pic|screen ?shot|untitled|(?:image|picture) description|bild|foto|unbenannt|immagine|senza titolo|schermata|bildschirmfoto)(?:[-_ ]?\d+)?$/i;
/** Words joined by hyphens or underscores: several, or two with a version, as in `chart-final-v2`. */
const JOINED =
  /^[\p{L}\d.]+(?:[-_][\p{L}\d.]+){2,}$|^[\p{L}\d]+(?:_[\p{L}\d]+)+$|^[\p{L}\d]+[-_](?:v?\d+|final|copy|kopie|copia)$/iu;

/** Tells whether alternative text is only a file name or a placeholder, which tells screen-reader users nothing. */
export function isNameOfFile(alt: string, path: string): boolean {
  const words = alt.trim();
  if (ENDING.test(words) || BY_ITSELF.test(words) || NOTHING_SAID.test(words)) return true;
  const stem = path.slice(path.lastIndexOf('/') + 1).replace(ENDING, '');
  return JOINED.test(words) || (words === stem && /[-_\d]/.test(words));
}
