import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createLinkResolver } from '../../pipeline/site/parse/links.ts';
import { linter } from '../../pipeline/lint/linter.ts';
import { fileAt, type Place } from '../../pipeline/findings/message.ts';
import { findingsOf } from '../../pipeline/findings/report.ts';
import { loadFields } from '../../pipeline/site/fields/load-fields.ts';
import { compileText } from './compile-text.ts';
import { readFindings } from './read-findings.ts';

describe('HTML in a footnote', () => {
  test.each([
    ['<script>', ['`<script>`: it is not published']],
    ['<style>a</style>', ['`<style>`: it is not published, nor is what stands in it']],
  ])('as %j is reported where it stands', (html, said) => {
    expect(compileText(`[^n]\n\n[^n]: ${html}`).findings).toEqual(
      said.map((words) => `3:7 warning html-removed Unexpected HTML ${words}`),
    );
  });

  test.each(['<table>\n<table>', '<p><table>\n\n<p>', '<b><p></b>'])(
    'as %j is compiled, whatever its grammar moves',
    (html) => {
      expect(compileText(`a[^n]\n\n[^n]: ${html}`).html).toContain('id="fnref-n"');
    },
  );
});

describe('HTML behind a fact', () => {
  test.each([
    ['<div>{{ long }}<img></div>', '1:16 error missing-image Cannot find the path of the image'],
    ['<div>\n{{ long }} <a href="sms:1">a</a>\n</div>', '2:12 warning unsafe-link'],
    ['<div>{{ long }} {{ long }}<img src=x></div>', '1:27 warning image-alt'],
  ])('in %j is reported where it was typed', (text, finding) => {
    const facts = new Map([['long', 'a value that is longer than its name']]);
    expect(compileText(text, { facts }).findings).toEqual([expect.stringContaining(finding)]);
  });
});

describe('the label of a footnote', () => {
  test.each(['note', '汉字', '%zz', 'a%20b', '&', "'"])('may be %j', (label) => {
    const { html, findings } = compileText(`a[^${label}]\n\n[^${label}]: b`);
    expect([findings, html.includes('class="note"'), html.includes('<section')]).toEqual([[], true, false]);
  });

  test('leads from note to note without end', () => {
    const notes = Array.from({ length: 3000 }, (_, index) => `[^${index}]: b[^${index + 1}]\n\n`);
    const { html } = compileText(`a[^0]\n\n${notes.join('')}[^3000]: c\n`);
    expect(html.match(/class="note"/g)).toHaveLength(3001);
  });

  test('is not what a link of HTML says it is', () => {
    const { html } = compileText('b[^1] <a data-footnote-ref href="#%">x</a>\n\n[^1]: note');
    expect(html).toContain('<a data-footnote-ref="" href="#%" role="doc-noteref">x</a>');
  });
});

describe('an escape in YAML', () => {
  test.each([
    [String.raw`to: "/faq#\uD800"`, ['1:5 Cannot read this line: `\\uD800` stands for half of a character']],
    [String.raw`a: [x, "b\udc00"]`, ['1:8 Cannot read this line: `\\uDC00` stands for half of a character']],
    [String.raw`a: "\uD83C\uDFB9"`, []],
  ])('%s is %j', (text, findings) => {
    const file = fileAt('x.yaml');
    const loaded = loadFields({ file, text, linesAbove: 0, fields: z.unknown() }, linter);
    expect(
      readFindings(findingsOf(file.messages)).map(({ line, column, message }) => `${line}:${column} ${message}`),
    ).toEqual(findings);
    expect(loaded === undefined).toBe(findings.length > 0);
  });
});

describe('an address that no browser can read', () => {
  const links = createLinkResolver({ addressOfFile: new Map(), destinations: new Map() }, fileAt('text.md'), '/text');
  const resolve = { resolveLink: (target: string, place: Place) => links.resolve(target, place) };

  test.each([
    ['[a](//[)', '<p><a>a</a></p>'],
    ['![a](//[)', '<p>a</p>'],
  ])('in %s is not published', (text, html) => {
    expect(compileText(text, resolve).html).toBe(html);
  });
});
