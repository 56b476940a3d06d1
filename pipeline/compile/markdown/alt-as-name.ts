const ENDING = /\.(?:avif|bmp|gif|hei[cf]|jpe?g|png|svg|tiff?|webp|pdf)$/i;
/** What cameras, telephones and programs name a picture by themselves. */
const BY_ITSELF =
  /^(?:(?:IMG|DSCN?|DSCF|PXL|MVIMG|GOPR|DJI|VID)[-_ ]?\d{3,}|(?:Screen ?shot|Bildschirmfoto|Schermata|Capture d[’']écran|Captura de pantalla|WhatsApp (?:Image|Bild|Immagine))[-_ ](?:[a-z]+[-_ ])?(?:\d{2,4}[-_.]\d|\d{6}))/i;
/** Words that hold the place of others. */
const NOTHING_SAID =
  /^(?:alt(?:ernative)?(?:[- ]text)?|image|img|picture|photo|pic|screen ?shot|untitled|(?:image|picture) description|bild|foto|unbenannt|immagine|senza titolo|schermata|bildschirmfoto)(?:[-_ ]?\d+)?$/i;
/** Several words that hyphens or underscores join, or two with a version: `chart-final-v2`. */
const JOINED =
  /^[\p{L}\d.]+(?:[-_][\p{L}\d.]+){2,}$|^[\p{L}\d]+(?:_[\p{L}\d]+)+$|^[\p{L}\d]+[-_](?:v?\d+|final|copy|kopie|copia)$/iu;

/** Whether the alternative text of a picture is the name of its file or a placeholder, so that screen readers learn nothing. */
export function isNameOfFile(alt: string, path: string): boolean {
  const words = alt.trim();
  if (ENDING.test(words) || BY_ITSELF.test(words) || NOTHING_SAID.test(words)) return true;
  const stem = path.slice(path.lastIndexOf('/') + 1).replace(ENDING, '');
  return JOINED.test(words) || (words === stem && /[-_\d]/.test(words));
}
