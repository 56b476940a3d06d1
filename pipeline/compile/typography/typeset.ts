import { hideAddresses } from './addresses.ts';
import { setDashes } from './dashes.ts';
import { editText } from '../../shared/edit-text.ts';
import { inOrder, type Edit } from './edit.ts';
import { setNumbers } from './numbers.ts';
import { setQuotes } from './quotes.ts';
import { setSpaces } from './spaces.ts';
import { setSums } from './sums.ts';

/**
 * What to change in one block of running text so that it is set as a printer would set it, in order and apart from each other.
 * Addresses are left alone; what is `OPAQUE` stands for something else. Done twice, it changes nothing more.
 */
export function findEdits(text: string, language: string): Edit[] {
  const running = hideAddresses(text);
  return inOrder([
    ...setSums(running),
    ...setNumbers(running),
    ...setDashes(running),
    ...setQuotes(running, language),
    ...setSpaces(running, language),
  ]);
}

/** Powers that the faces have as signs of their own. */
const RAISED: Readonly<Record<string, string>> = { '1': '¹', '2': '²', '3': '³' };

/** A text of one line, set. Powers are set where the faces have a sign for them, and stay as typed elsewhere. */
export function typesetLine(text: string, language: string): string {
  const edits = findEdits(text, language).flatMap((edit) => {
    if (!edit.raised) return [edit];
    const sign = raisedSign(edit.text);
    return sign === undefined ? [] : [{ ...edit, text: sign }];
  });
  return editText(text, edits);
}

/** A power as a sign of its own, where the faces have it. */
export function raisedSign(power: string): string | undefined {
  return RAISED[power];
}
