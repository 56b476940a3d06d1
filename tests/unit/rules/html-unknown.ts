import { atEnd, casesOf } from '../mistakes/rows.ts';

export const cases = casesOf('html-unknown', [
  atEnd('‸<Video src="a.mp4" />\n\nGo *on*.', { says: '`<Video>`', fixed: 'Go *on*.' }),
  atEnd('‸<Callout>\n\nRead *this* first.\n\n</Callout>', { says: '`<Callout>`', fixed: 'Read *this* first.' }),
  atEnd('Read ‸<Tip kind="x">this</Tip> first.', { says: 'leave what stands between', fixed: 'Read this first.' }),
  atEnd('<div>\n‸<Video src="a.mp4" />\nGo on.\n</div>', { says: '`<Video>`', fixed: '<div>\nGo on.\n</div>' }),
  atEnd('We write ‸<Video src="a.mp4" /> there.', {
    says: 'put a backslash before it',
    fixed: String.raw`We write \<Video src="a.mp4" /> there.`,
  }),
  atEnd('Ask ‸<at>Anna</at> first.', { says: '`<at>`', fixed: 'Ask Anna first.' }),
  atEnd('‸<Tabs>\n<p>\n\nGo *on*.\n\n</p>\n</Tabs>', { says: '`<Tabs>`', fixed: '<p>\n\nGo *on*.\n\n</p>' }),
]);

export const silent = [
  'Plain text is `List<String>`, List<String>, vector<int> v, <your-name>, a<b and c>d, if x<i and y>z, and \\<Video src="a.mp4" />.',
];
