import { atEnd, casesOf } from '../mistakes/rows.ts';

export const cases = casesOf('html-unclosed', [
  atEnd('‸<p align="center>Words.', { says: 'shown as text', fixed: String.raw`\<p align="center>Words.` }),
  atEnd('The ‸<title> element.', { says: 'put a backslash before it', fixed: String.raw`The \<title> element.` }),
  atEnd('The ‸<textarea> element, with *more*.', {
    says: 'shown as text',
    fixed: String.raw`The \<textarea> element, with *more*.`,
  }),
  atEnd('A ‸<b>bold word.', { says: 'Close it', fixed: 'A <b>bold</b> word.' }),
  atEnd('‸<h3>The last gate<h3>\n\nIt is open.', { says: '`<h3>`', fixed: '### The last gate\n\nIt is open.' }),
  atEnd('‸<h3>The last gate</h4>\n\nIt is open.', { says: '`<h3>`', fixed: '### The last gate\n\nIt is open.' }),
  atEnd('A <b>bold‸<b> word.', { says: 'expected `</b>`', fixed: 'A <b>bold</b> word.' }),
]);

export const silent = ['<p>A paragraph may end by itself,<br> as an item does.'];
