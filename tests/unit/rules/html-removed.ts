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
  atEnd('‸<ol style="list-style-type: lower-alpha;"><li>One</li><li>Two</li></ol>', {
    says: 'Put `type="a"` in its place',
    fixed: '<ol type="a"><li>One</li><li>Two</li></ol>',
  }),
  atEnd('‸<ol type="upper-roman" start="3" reversed><li>One</li></ol>', {
    fixed: '<ol type="I" start="3" reversed><li>One</li></ol>',
  }),
  atEnd('‸<ol align="left" style="color: red; list-style: upper-latin"><li>One</li></ol>', {
    says: 'Put `type="A"` in its place, and leave the others out',
    fixed: '<ol type="A"><li>One</li></ol>',
  }),
  atEnd('<ol>‸<li style="list-style-type: lower-roman">One</li></ol>', {
    says: 'begin the list with `<ol type="i">`',
    fixed: '<ol type="i"><li>One</li></ol>',
  }),
  atEnd('‸<ul style="list-style-type: lower-alpha"><li>One</li></ul>', {
    says: 'begin the list with `<ol type="a">` and end it with `</ol>`',
    fixed: '<ol type="a"><li>One</li></ol>',
  }),
  atEnd('‸<ol type="a" style="list-style-type: lower-alpha"><li>One</li></ol>', {
    says: 'or leave it out',
    fixed: '<ol type="a"><li>One</li></ol>',
  }),
  atEnd('<div>\n‸<iframe src="//films.example.org/1" title="How a piano is tuned" width="560"></iframe>\n</div>', {
    says: 'Put a link in its place, `<a href="https://films.example.org/1">How a piano is tuned</a>`; or',
    fixed: '<div>\n<a href="https://films.example.org/1">How a piano is tuned</a>\n</div>',
  }),
  atEnd('<figure>\n‸<video src="a.mp4"></video>\n<figcaption>A gate that opens</figcaption>\n</figure>', {
    says: '`<a href="address">words</a>`',
    fixed:
      '<figure>\n<a href="https://films.example.org/1">words</a>\n<figcaption>A gate that opens</figcaption>\n</figure>',
  }),
  atEnd('‸<iframe src="https://films.example.org/1" title="How a piano is tuned"></iframe>', {
    says: '`[How a piano is tuned](https://films.example.org/1)`, or a picture',
    fixed: '[How a piano is tuned](https://films.example.org/1)',
  }),
  atEnd('‸<center>Words.</center>', { says: '`<center>`: it is not published; its text stays', fixed: 'Words.' }),
  inArticle('‸<script>alert(1)</script>', { says: 'nor is what stands in it', fixed: 'Words.' }),
  inArticle('‸<!DOCTYPE html>\n\nWords.', { says: 'Unexpected HTML declaration', fixed: 'Words.' }),
  atEnd('Words.\n\n‸<!--', { says: 'Unexpected HTML comment', fixed: 'Words.' }),
  atEnd(
    '<div>\n  <a href="/faq">\n    ‸<svg viewBox="0 0 9 9"><path d="M0 0h9v9z" /></svg>\n    Questions\n  </a>\n</div>',
    {
      says: 'leave no empty line there',
      fixed: '<div>\n  <a href="/faq">\n    Questions\n  </a>\n</div>',
    },
  ),
  atEnd('<div>\n‸<script>\nalert(1)\n</script>\n<p>Words.</p>\n</div>', {
    says: 'leave no empty line there',
    fixed: '<div>\n<p>Words.</p>\n</div>',
  }),
]);

export const silent = ['<ol type="a" start="3" reversed><li value="7">One</li><li>Two</li></ol>\n\nSee (f).'];
