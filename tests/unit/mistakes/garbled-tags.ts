import type { HtmlRow } from './html.ts';

/** Tags that Markdown does not read as HTML. */
export const garbledTags: readonly HtmlRow[] = [
  [
    'an address without quotation marks',
    'html-unknown',
    'See ‸<a href=https://example.org/x>this</a> first.',
    'a link, emphasis or a picture is written in Markdown',
    'See [this](https://example.org/x) first.',
  ],
  [
    'an address in curly quotation marks',
    'html-unknown',
    'See ‸<a href=“https://example.org/x”>this</a> first.',
    '`<a …>`',
    'See [this](https://example.org/x) first.',
  ],
  [
    'an address whose quotation mark does not close',
    'html-unknown',
    'See ‸<a href="https://example.org>this</a> first.',
    '`<a …>`',
    'See [this](https://example.org) first.',
  ],
  [
    'a tag that does not close',
    'html-unknown',
    'See ‸<a href="/faq"this</a> first.',
    '`<a …>`',
    'See [this](/faq) first.',
  ],
  ['a blank in a tag', 'html-unknown', 'See ‸< a href="/faq">this</a> first.', '`<a …>`', 'See [this](/faq) first.'],
  [
    'a picture without quotation marks',
    'html-unknown',
    '‸<img src=../images/ladder.svg alt=Ladder>\n\nGo *on*.',
    '`<img …>`',
    '![A ladder](../images/ladder.svg)\n\nGo *on*.',
  ],
  ['a name of Teams', 'html-unknown', 'Ask ‸<at>Anna</at> first.', '`<at>`', 'Ask Anna first.'],
  [
    'components of a program around others',
    'html-unknown',
    '‸<Tabs>\n<p>\n\nGo *on*.\n\n</p>\n</Tabs>',
    '`<Tabs>`',
    '<p>\n\nGo *on*.\n\n</p>',
  ],
];
