import { atEnd, casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('html-removed', [
  inArticle('Your name: ‸<input type="text"> please.', {
    says: '`<input>`: it is not published',
    fixed: 'Your name, please.',
  }),
  atEnd('Look:\n\n‸<iframe src="https://example.org/a" />\n\nGo *on*.', {
    says: '`<iframe>`: it is not published',
    fixed: 'Look:\n\n<https://example.org/a>\n\nGo *on*.',
  }),
  atEnd('‸<iframe src="https://example.org/a">\n\nGo *on*.', { says: 'its text stays', fixed: 'Go *on*.' }),
  atEnd('‸<video src="a.mp4" />\n\nGo *on*.', { says: '`<video>`', fixed: 'Go *on*.' }),
  atEnd('See ‸<video src="a.mp4"> and go *on*.', { says: 'its text stays', fixed: 'See and go *on*.' }),
  atEnd('See ‸<video src="a.mp4"> and\n\ngo </video> on.', { says: 'its text stays', fixed: 'See and\n\ngo on.' }),
  atEnd('‸<video src="a.mp4">Your browser is old.</video>', {
    says: 'nor is what stands in it',
    fixed: 'See the film.',
  }),
  atEnd('See ‸<embed src="a.swf"> here.', { says: 'Put a link in its place', fixed: 'See here.' }),
  atEnd('See ‸<object data="a.pdf"></object> here.', { says: '`<object>`', fixed: 'See here.' }),
  atEnd('‸<div style={{ color: \'red\', fontSize: 3 }} className="a" onClick={() => go()}>Words.</div>', {
    says: '`style={…}`, `className` and `onClick={…}` of `<div>`: they are not published',
    fixed: 'Words.',
  }),
  atEnd('Read ‸<span className="a">this</span> first.', { says: '`className` of `<span>`', fixed: 'Read this first.' }),
  atEnd('‸<p align="center" class="big" style="color:red">Words.</p>', {
    says: '`align`, `class` and `style` of `<p>`',
    fixed: 'Words.',
  }),
  // Names of what every object of the program has.
  atEnd('‸<p constructor="a" __proto__="b" toString="c">Words.</p>', {
    says: '`toString`, `constructor` and `__proto__` of `<p>`',
    fixed: 'Words.',
  }),
  atEnd('A bold‸</b> word.', { says: '`</b>`, which closes nothing', fixed: 'A bold word.' }),
  atEnd('‸<center>Words.</center>', { says: '`<center>`: it is not published; its text stays', fixed: 'Words.' }),
  inArticle('‸<script>alert(1)</script>', { says: 'nor is what stands in it', fixed: 'Words.' }),
  inArticle('‸<!DOCTYPE html>\n\nWords.', { says: 'Unexpected HTML declaration', fixed: 'Words.' }),
  atEnd('Words.\n\n‸<!--', { says: 'Unexpected HTML comment', fixed: 'Words.' }),
]);
