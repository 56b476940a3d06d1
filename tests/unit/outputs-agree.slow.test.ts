import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { outputFaults } from '../outputs/output-faults.ts';
import { SMALL_SITE } from './load-folder.ts';
import { runHere } from './run-command.ts';
import { temporaryFolder } from './temporary-folder.ts';

const BUILD_MS = 120_000;
const OFFER = `---
title: A visit
description: What a visit costs.
aliases: [/prices]
offer: { name: "A visit of {{ visit-length }}", price: "{{ visit-price }}", currency: EUR }
---
A visit of {{ visit-length }} is {{ visit-price }}. [The price list](/faq), [all as text](/content-export.txt), and ![the soundboard](images/soundboard.png)
`;

const scratch = temporaryFolder();
const out = path.join(scratch, 'out');

beforeAll(async () => {
  const content = path.join(scratch, 'content');
  cpSync(SMALL_SITE, content, { recursive: true });
  writeFileSync(path.join(content, 'pages/visit.md'), OFFER);
  const { code, stdout, stderr } = await runHere(['build', '--content', content, '--out', out]);
  if (code !== 0) throw new Error(stdout + stderr);
}, BUILD_MS);

test('all files of a site say the same, and name what is there', () => {
  expect(outputFaults(out)).toEqual([]);
});

const AIR = 'insights/winter-air';
const LOST = 'https://pianos.example.org/lost';
/** What a file says, which is captured, what it says in place of that, and the fault. */
const MUTANTS: readonly (readonly [file: string, says: RegExp, instead: string, fault: string])[] = [
  ['faq.html', /<a [^>]*href="(\/insights)"/, '/lost', 'faq.html names https://pianos.example.org/lost,'],
  ['visit.html', /href="(\/faq)"/, '/faq#none', 'visit.html names https://pianos.example.org/faq#none,'],
  [`${AIR}.html`, /<h2 id="([^"]+)"/, 'other', `feed.xml names https://pianos.example.org/${AIR}#`],
  ['repairs/strings.html', /srcset="([^" ]+) /, '/lost.png', 'repairs/strings.html names'],
  ['index.html', /url\(([^)]+)\)/, '/lost.woff2', 'index.html names'],
  ['sitemap.xml', /<loc>([^<]+\/visit)<\/loc>/, LOST, 'sitemap.xml names'],
  ['_redirects', /^\/prices (\S+)/m, '/lost', '_redirects names'],
  ['prices.html', /url=([^"]+)"/, '/lost', 'prices.html names'],
  ['feed.json', /<a href=\\"([^"\\]+)\\"/, LOST, 'feed.json names'],
  ['facts.json', /"pages": \[\s*"([^"]+)"/, LOST, 'facts.json names'],
  ['faq.md', /^index: (\S+)$/m, LOST, 'faq.md names'],
  ['llms-full.txt', /^Source: (\S+\/visit)$/m, LOST, 'llms-full.txt names'],
  ['insights/worn-felt.html', /<h1[^>]*>([^<]+)</, 'Something else', 'title of /insights/worn-felt is'],
  ['llms.txt', /^- \[(What winter[^\]]+)\]/m, 'Something else', `title of /${AIR} is`],
  [
    'content-export.txt',
    /^- (.*) \(#insight-how-pins-hold\)$/m,
    'Something else',
    'title of /insights/how-pins-hold is',
  ],
  ['faq.html', /name="twitter:title" content="([^"]+)"/, 'Something else', 'title on social networks of /faq is'],
  ['faq.md', /^description: (.*)$/m, 'Something else', 'description of /faq is'],
  ['feed.xml', /<item>[\s\S]*?<description>([^<]+)</, 'Something else', `description of /${AIR} is`],
  ['atom.xml', /<published>([^<]+)</, '2001-01-01T00:00:00Z', `publication of /${AIR} is`],
  ['changes.json', /"changed": "([^"]+)"/, '2001-01-01', `last change of /${AIR} is`],
  [`${AIR}.md`, /^# .*\n\n([^·]+) ·/m, 'a day', `day as it is shown of /${AIR} is`],
  [`${AIR}.html`, /"timeRequired":"PT(\d+)M"/, '99', `reading time of /${AIR} is`],
  ['insights/index.json', /"worn-felt","[^"]+","[^"]+",1,(\d)/, '99', 'reading time of /insights/worn-felt is'],
  ['feed.json', /"image": "([^"]+)"/, 'https://pianos.example.org/icon-192.png', `picture of /${AIR} is`],
  ['feed.json', /"size_in_bytes": (\d+)/, '9', `size of the picture of /${AIR} is`],
  ['feed.xml', /<item>[\s\S]*?<category>([^<]+)</, 'another', `topics of /${AIR} is`],
  [
    'insights/topics/felt/feed.xml',
    /<content:encoded>&lt;p&gt;([^&]*)&lt;/,
    'Another text',
    'content of /insights/worn-felt is',
  ],
  ['faq.html', /name="twitter:image" content="([^"]+)"/, 'https://pianos.example.org/icon-192.png', 'card of /faq is'],
  ['visit.html', /"price":"([^"]+)"/, '99', 'price of /visit is'],
  ['visit.html', /"itemOffered":\{[^}]*"name":"([^"]+)"/, 'Untold', 'visit.html does not show “Untold”'],
  ['insights/worn-felt.html', /"articleSection":"([^"]+)"/, '', 'worn-felt.html has nothing at'],
  ['facts.json', /"person": "([^"]+)"/, 'Another', 'author of the site is'],
  ['site.webmanifest', /"name": ?"([^"]+)"/, 'Another', 'name of the site is'],
  [
    'index.html',
    /<main[\s\S]*?(pianos restored)/,
    'pianos',
    'https://pianos.example.org/ does not show pianos restored',
  ],
  [
    'visit.md',
    /# A visit[\s\S]*?(€120)/,
    '€998',
    'https://pianos.example.org/visit shows €120, and its Markdown does not',
  ],
  ['repairs/strings.md', /^# .*\n\n([\s\S]*)$/m, '', 'repairs/strings.md holds 0'],
  ['content-export.txt', /Anchor: #repairs-strings\n([\s\S]*?)\n\n\n/, '', 'the archive holds 0'],
  ['facts.json', /"value": "(40 km)"/, '41 km', 'No page says 41 km, the fact reach'],
];

test('every fault of a file is told', () => {
  const mutants = new Map<string, string>();
  const textOf = (file: string): string => mutants.get(file) ?? readFileSync(path.join(out, file), 'utf8');
  for (const [file, says, instead] of MUTANTS) {
    const text = textOf(file);
    const [from, end] = new RegExp(says, `${says.flags}d`).exec(text)?.indices?.[1] ?? [];
    if (from === undefined) throw new Error(`${file} has nothing like ${says}`);
    mutants.set(file, text.slice(0, from) + instead + text.slice(end));
  }
  const faults = outputFaults(out, textOf);
  expect(MUTANTS.map(([, , , fault]) => fault).filter((fault) => !faults.some((one) => one.includes(fault)))).toEqual(
    [],
  );
});
