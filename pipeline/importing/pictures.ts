import type { Element, Root } from 'hast';
import type { Plugin } from 'unified';
import { asciiName } from '../content/ascii-name.ts';
import { textNode } from '../markdown/elements.ts';
import { visitElements } from '../markdown/visit.ts';
import { formatOf } from './file-format.ts';
import { importedOf, type Imported } from './imported.ts';

const DATA = /^data:image\/[\w.+-]+(?:;[\w=-]+)*?(?<base64>;base64)?,(?<data>.*)$/is;
/** What programs write where nobody has described a picture. */
const NO_WORDS =
  /^(?:image|img|picture|bild|immagine|grafik|graphic|screenshot|photo)?[ _-]*\d*(?:\.(?:png|jpe?g|gif|webp|svg))?$|^[\w-]+\.(?:png|jpe?g|gif|webp|svg)$/i;
const BY_MACHINE = /\s*(?:(?:Description|Beschreibung|Descrizione) automati\S+ \S+|(?:AI|KI)-\S+ \S+ .*)$/s;
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{RI}{2}|\u200d|\ufe0f|\u20e3|[\d#*]|\p{EMod})+$/u;

/** Takes pictures out of a paste, to be saved beside the text under a name made of their words. */
export const rehypePictures: Plugin<[], Root> = () => (tree, file) => {
  const imported = importedOf(file);
  visitElements(tree, (node, index, parent) => {
    if (node.tagName !== 'img') return undefined;
    const alt = wordsFor(node);
    const src = savedAs(String(node.properties['src'] ?? ''), alt, imported);
    if (src !== undefined) node.properties = { src, alt };
    else if (EMOJI.test(alt)) parent.children[index] = textNode(alt);
    else {
      const said = isDot(node) ? undefined : lostPicture(node, alt);
      if (said !== undefined) imported.lost.add(said);
      parent.children.splice(index, 1);
      return index;
    }
    return index + 1;
  });
};

function wordsFor({ properties }: Element): string {
  const words = String(properties['alt'] ?? '')
    .replace(BY_MACHINE, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return NO_WORDS.test(words) ? '' : words;
}

/** Returns the path of a picture that the paste holds, as a text names it. */
function savedAs(src: string, alt: string, imported: Imported): string | undefined {
  const { base64, data } = DATA.exec(src)?.groups ?? {};
  if (data === undefined) return undefined;
  const bytes = base64 === undefined ? Buffer.from(decodeURIComponent(data)) : Buffer.from(data, 'base64');
  const format = formatOf(bytes);
  if (format === undefined) return undefined;
  const name = imported.nameFor(`${asciiName(alt, imported.language) || 'picture'}.${format}`, bytes);
  if (!imported.pictures.some((picture) => picture.name === name)) imported.pictures.push({ name, bytes });
  return `../images/${name}`;
}

/** A picture that only counts who reads a mail. */
function isDot({ properties: { width, height } }: Element): boolean {
  return [width, height].some((side) => side !== undefined && Number(side) <= 1);
}

function lostPicture({ properties }: Element, alt: string): string {
  const src = String(properties['src'] ?? '');
  const words = alt === '' ? '' : ` (${alt})`;
  if (/^https?:/.test(src)) return `A picture${words} stands at ${src}: save it, and drop it here.`;
  if (src.startsWith('file:')) return `A picture${words} is only on your computer: drop its file here.`;
  return `A picture${words} did not come along: save it as a file, and drop it here.`;
}
