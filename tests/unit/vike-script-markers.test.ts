import { fromHtml } from 'hast-util-from-html';
import { describe, expect, test } from 'vitest';
import {
  breakBeforeScript,
  escapeScriptMarkers,
  escapeScriptMarkersInJson,
  escapeScriptMarkersInStyle,
} from '../../renderer/vike-script-markers.ts';

const PLACES = ['__VITE_PLUGIN__SSR_ASSETS_LAST__', '__VITE_PLUGIN_SSR__ASSETS_FIRST__', '</BODY>', '</body>'];

describe.each(PLACES)('what Vike takes for a place of scripts, %s,', (place) => {
  test('is gone from markup, whose text and attributes are the same', () => {
    const markup = `<p title="${place}">`;
    const [paragraph] = fromHtml(escapeScriptMarkers(markup), { fragment: true }).children;
    expect(escapeScriptMarkers(markup)).not.toContain(place);
    expect(paragraph).toMatchObject({ properties: { title: place } });
  });

  test('is gone from JSON, which says the same', () => {
    const json = JSON.stringify({ [place]: [place] });
    expect(escapeScriptMarkersInJson(json)).not.toContain(place);
    expect(JSON.parse(escapeScriptMarkersInJson(json))).toEqual({ [place]: [place] });
  });

  test('is gone from a string of a style sheet, as an escape', () => {
    const [first = ''] = place;
    const escape = `\\${first.charCodeAt(0).toString(16)} `;
    expect(escapeScriptMarkersInStyle(`"${place}"`)).toBe(`"${escape}${place.slice(1)}"`);
  });
});

test.each([
  ['<pre>a\n  b</pre></div>', '\n'],
  ['<pre>a\n\tb</pre></div>', '\n'],
  [' <div></div>', '\n'],
  ['<pre>  a\nb</pre></div>', ''],
  ['<div></div>', ''],
])('the last line of %j is followed by %j, so that no script is indented', (body, wanted) => {
  expect(breakBeforeScript(body)).toBe(wanted);
});
