import { atEnd, casesOf } from '../mistakes/rows.ts';

export const cases = casesOf('html-unknown', [
  atEnd('‸<Video src="a.mp4" />\n\nGo *on*.', { says: '`<Video src="a.mp4" />`', fixed: 'Go *on*.' }),
  atEnd('‸<Callout>\n\nRead *this* first.\n\n</Callout>', { says: '`<Callout>`', fixed: 'Read *this* first.' }),
  atEnd('Read ‸<Tip kind="x">this</Tip> first.', { says: 'leave what stands between', fixed: 'Read this first.' }),
  atEnd('<div>\n‸<Video src="a.mp4" />\nGo on.\n</div>', {
    says: '`<Video src="a.mp4" />`',
    fixed: '<div>\nGo on.\n</div>',
  }),
  atEnd('We write ‸<Video src="a.mp4" /> there.', {
    says: 'put a backslash before it',
    fixed: String.raw`We write \<Video src="a.mp4" /> there.`,
  }),
  atEnd('Ask ‸<at>Anna</at> first.', { says: '`<at>`', fixed: 'Ask Anna first.' }),
  atEnd('A ‸<a href="https://x.org"title="y">*link*</a> here.', {
    says: 'a blank before each attribute',
    fixed: 'A [*link*](https://x.org) here.',
  }),
  atEnd('A ‸<a href=“/faq”>*link*</a> here.', { says: 'straight', fixed: 'A [*link*](/faq) here.' }),
  atEnd('A ‸<a href=https://x.org>*link*</a> here.', {
    says: '`<a href=https://x.org>`',
    fixed: 'A [*link*](https://x.org) here.',
  }),
  atEnd("‸<span style={{color: 'red'}}>A word</span>.", { says: 'in Markdown', fixed: 'A word.' }),
  atEnd('A ‸<img src="a.png" alt="it"s"> here.', {
    says: 'between two straight',
    fixed: 'A <img src="../images/ladder.svg" alt="its"> here.',
  }),
  atEnd('‸<Tabs>\n<p>\n\nGo *on*.\n\n</p>\n</Tabs>', { says: '`<Tabs>`', fixed: '<p>\n\nGo *on*.\n\n</p>' }),
  atEnd('‸<Callout>\n\tRead *this* first.\n\tThen go on.\n</Callout>\n\nGo on.', {
    says: 'with its end and the blanks that begin the lines between',
    fixed: 'Read *this* first.\nThen go on.\n\nGo on.',
  }),
]);

export const silent = [
  'Plain text is `List<String>`, List<String>, vector<int> v, <your-name>, a<b and c>d, if x<i and y>z, and \\<Video src="a.mp4" />.',
];
