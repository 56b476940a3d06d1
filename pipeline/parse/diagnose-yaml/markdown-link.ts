import { quoteText, writeText } from './quote-text.ts';
import { rewriting, type Broken, type Suggestion } from './suggestion.ts';
import { suspects } from './suspects.ts';
import { beforeValue, readLine } from './yaml-line.ts';

const LINK = /^(!?)\[([^\]]*)\]\(\s*<?([^\s()<>]+)>?\s*\)$/;

/** A link or a picture as Markdown has it, where the field takes an address, or the fields of a link. */
export function* markdownLink(broken: Broken): Iterable<Suggestion> {
  for (const index of suspects(broken)) {
    const line = readLine(broken.lines[index] ?? '');
    const [, picture = '', label = '', to = ''] = LINK.exec(line.value) ?? [];
    const taken = broken.takenAt(index);
    if (to === '' || !taken || taken.text) continue;
    const isLink = picture === '' && label !== '' && taken.needed.has('label') && taken.needed.has('to');
    if (!isLink && taken.needed.size > 0) continue;
    const before = beforeValue(line);
    yield rewriting(
      broken,
      index,
      before + (isLink ? `{ label: ${writeInBraces(label)}, to: ${writeInBraces(to)} }` : writeText(to)),
      { rule: 'yaml-brackets', column: before.length + 1, values: { reason: isLink ? 'link' : 'address' } },
    );
  }
}

/** A text as it stands between braces, where more signs need quotes. */
function writeInBraces(text: string): string {
  return /[,:[\]{}]/.test(text) ? quoteText(text) : writeText(text);
}
