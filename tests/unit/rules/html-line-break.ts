import { atEnd, casesOf } from '../mistakes/rows.ts';

export const cases = casesOf('html-line-break', [
  atEnd('a line break with a slash before it', 'One line‸</br>and another.', {
    says: 'a browser makes a line break of either',
    fixed: '',
  }),
  atEnd('a line break with a slash, in HTML', '<p>One line‸</br>and another.</p>', { says: '`<br>`', fixed: '' }),
]);
