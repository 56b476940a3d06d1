import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SMALL_SITE } from './load-folder.ts';
import { siteOfTexts } from './load-texts.ts';

const NOTE = 'Opens a calendar. The visit takes 90 minutes.';

const site = await siteOfTexts({
  'site.yaml': readFileSync(path.join(SMALL_SITE, 'site.yaml'), 'utf8').replace(
    '  booking: "https://calendar.example.org/visit?place=home"\n',
    `  booking:
    value: "https://calendar.example.org/visit"
    note: "Opens a calendar. The visit takes {{ visit-length }}."
    send_link: Send the link to my laptop
`,
  ),
  'pages/visit.md': `---
title: Visit
description: A visit to the workshop.
menu: false
hero:
  actions: [{ label: Book, to: "destination:booking" }]
sections:
  - kind: prose
    text: We come to you.
    actions: [{ label: Write, to: "destination:profile" }, { label: Book later, to: "destination:booking" }]
---
`,
});
const page = site.content.pages.get('visit');

test('what is said of a destination goes with each button that leads there, with its facts', () => {
  expect(page?.hero.actions).toMatchObject([{ note: NOTE, sendLink: 'Send the link to my laptop' }]);
  expect(site.chrome.callToAction.note).toBe(NOTE);
  expect(page?.sections[0]?.actions.map(({ note }) => note)).toEqual([undefined, NOTE]);
});

test('texts for machines say it below the first link, as the page does', () => {
  const text = site.archive.find(({ id }) => id === 'visit')?.text ?? '';
  expect(text).toContain(`Book: https://calendar.example.org/visit?utm_source=site&utm_medium=cta&utm_campaign=hero

${NOTE}

We come to you.`);
  expect(text.split(NOTE)).toHaveLength(2);
});

test('a page has a menu unless it says no', () => {
  expect(page?.hasMenu).toBe(false);
  expect(site.content.pages.get('home')?.hasMenu).toBe(true);
});
