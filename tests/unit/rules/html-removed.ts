import { atEnd, casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('html-removed', [
  inArticle('a field of a form', 'Your name: ‸<input type="text"> please.', {
    says: '`<input>`: it is not published',
    fixed: 'Your name, please.',
  }),
  atEnd('a frame that ends itself', 'Look:\n\n‸<iframe src="https://example.org/a" />\n\nGo *on*.', {
    says: '`<iframe>`: it is not published',
    fixed: 'Look:\n\n<https://example.org/a>\n\nGo *on*.',
  }),
  atEnd('a frame that nothing closes', '‸<iframe src="https://example.org/a">\n\nGo *on*.', {
    says: 'its text stays',
    fixed: 'Go *on*.',
  }),
  atEnd('a film that ends itself', '‸<video src="a.mp4" />\n\nGo *on*.', { says: '`<video>`', fixed: 'Go *on*.' }),
  atEnd('a film that nothing closes, in a line', 'See ‸<video src="a.mp4"> and go *on*.', {
    says: 'its text stays',
    fixed: 'See and go *on*.',
  }),
  atEnd('a film that closes two paragraphs on', 'See ‸<video src="a.mp4"> and\n\ngo </video> on.', {
    says: 'its text stays',
    fixed: 'See and\n\ngo on.',
  }),
  atEnd('a film with words for old browsers', '‸<video src="a.mp4">Your browser is old.</video>', {
    says: 'nor is what stands in it',
    fixed: 'See the film.',
  }),
  atEnd('an embedded film', 'See ‸<embed src="a.swf"> here.', { says: 'Put a link in its place', fixed: 'See here.' }),
  atEnd('an embedded object', 'See ‸<object data="a.pdf"></object> here.', { says: '`<object>`', fixed: 'See here.' }),
  atEnd(
    'a style of a program',
    '‸<div style={{ color: \'red\', fontSize: 3 }} className="a" onClick={() => go()}>Words.</div>',
    { says: '`style={…}`, `className` and `onClick={…}` of `<div>`: they are not published', fixed: 'Words.' },
  ),
  atEnd('a class of a program', 'Read ‸<span className="a">this</span> first.', {
    says: '`className` of `<span>`',
    fixed: 'Read this first.',
  }),
  atEnd('several attributes of one tag', '‸<p align="center" class="big" style="color:red">Words.</p>', {
    says: '`align`, `class` and `style` of `<p>`',
    fixed: 'Words.',
  }),
  atEnd('an end without a beginning', 'A bold‸</b> word.', {
    says: '`</b>`, which closes nothing',
    fixed: 'A bold word.',
  }),
  atEnd('a picture beside bare HTML', '‸<center>Words.</center>', {
    says: '`<center>`: it is not published; its text stays',
    fixed: 'Words.',
  }),
  inArticle('a program', '‸<script>alert(1)</script>', { says: 'nor is what stands in it', fixed: 'Words.' }),
  inArticle('a declaration', '‸<!DOCTYPE html>\n\nWords.', { says: 'Unexpected HTML declaration', fixed: 'Words.' }),
]);
