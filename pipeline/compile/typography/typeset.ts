import { hideAddresses } from './hide-addresses.ts';
import { setDashes } from './dashes.ts';
import { editText } from '../../shared/edit-text.ts';
import { inOrder, type Edit } from './edit.ts';
import { setNegatives } from './negatives.ts';
import { setPowers } from './powers.ts';
import { setQuotes } from './quotes.ts';
import { setRanges } from './ranges.ts';
import { setSpaces } from './spaces.ts';
import { setSums } from './sums.ts';

/**
 * Returns the edits that typeset one block of running text, in order and without overlaps. Leaves addresses and
 * `OPAQUE` alone. Typesetting twice changes nothing more. `head` is the head of the column, if the text is a cell.
 */
export function findEdits(text: string, language: string, head?: string): Edit[] {
  const running = hideAddresses(text);
  return inOrder([
    ...setSums(running),
    ...setRanges(running, language, head),
    ...setNegatives(running, language),
    ...setPowers(running),
    ...setDashes(running, language),
    ...setQuotes(running, language),
    ...setSpaces(running, language),
  ]);
}

/** Powers for which the fonts have characters. */
const RAISED: Readonly<Record<string, string>> = { '1': '¹', '2': '²', '3': '³' };

/**
 * Typesets a text of one line. Powers become superscript characters if the fonts have them, and otherwise stay as
 * typed.
 */
export function typesetLine(text: string, language: string): string {
  const edits = findEdits(text, language).flatMap((edit) => {
    if (!edit.raised) return [edit];
    const sign = raisedSign(edit.text);
    return sign === undefined ? [] : [{ ...edit, text: sign }];
  });
  return editText(text, edits);
}

/** Returns a power as a superscript character, if the fonts have it. */
export function raisedSign(power: string): string | undefined {
  return RAISED[power];
}
