import { atEnd, casesOf } from '../mistakes/rows.ts';

export const cases = casesOf('html-line-break', [
  atEnd('One line‸</br>and another.', { says: 'a browser makes a line break of either', fixed: '' }),
  atEnd('<p>One line‸</br>and another.</p>', { says: '`<br>`', fixed: '' }),
]);
