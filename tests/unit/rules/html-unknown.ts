import { atEnd, casesOf } from '../mistakes/rows.ts';

export const cases = casesOf('html-unknown', [
  atEnd('a component of a program', '‸<Video src="a.mp4" />\n\nGo *on*.', { says: '`<Video>`', fixed: 'Go *on*.' }),
  atEnd('a component around words', '‸<Callout>\n\nRead *this* first.\n\n</Callout>', {
    says: '`<Callout>`',
    fixed: 'Read *this* first.',
  }),
  atEnd('a component in a line', 'Read ‸<Tip kind="x">this</Tip> first.', {
    says: 'leave what stands between',
    fixed: 'Read this first.',
  }),
  atEnd('a component inside of HTML', '<div>\n‸<Video src="a.mp4" />\nGo on.\n</div>', {
    says: '`<Video>`',
    fixed: '<div>\nGo on.\n</div>',
  }),
  atEnd('a component that readers shall see', 'We write ‸<Video src="a.mp4" /> there.', {
    says: 'put a backslash before it',
    fixed: String.raw`We write \<Video src="a.mp4" /> there.`,
  }),
  atEnd('a name of Teams', 'Ask ‸<at>Anna</at> first.', { says: '`<at>`', fixed: 'Ask Anna first.' }),
  atEnd('components of a program around others', '‸<Tabs>\n<p>\n\nGo *on*.\n\n</p>\n</Tabs>', {
    says: '`<Tabs>`',
    fixed: '<p>\n\nGo *on*.\n\n</p>',
  }),
]);

export const silent = [
  'Plain text is `List<String>`, List<String>, vector<int> v, <your-name>, a<b and c>d, if x<i and y>z, and \\<Video src="a.mp4" />.',
];
