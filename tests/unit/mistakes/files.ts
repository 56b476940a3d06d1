import { readFileSync } from 'node:fs';
import type { RuleName } from '../../../pipeline/lint/rules.ts';
import type { Mistake } from './mistake.ts';

const CONTENT = new URL('../../../content/', import.meta.url);
const TEXT = `---
title: What a gate is for
summary: A gate is a promise to stop.
published: 2025-10-10
tags: [strategy]
hero_image: images/ladder.svg
hero_alt: A ladder
---

A gate is a promise to stop, made before the money is spent.
`;

const VCS = 'insights/vcs-arent-your-buyer-pharma-is.md';
const PUBLISHED = readFileSync(new URL(VCS, CONTENT), 'utf8');

/** A new article that was begun as a copy of one that is published: `to` is what its writer has put in the place of something. */
function begunAsCopy(name: string, to: Readonly<Record<string, string>>): Pick<Mistake, 'name' | 'add' | 'fixedFiles'> {
  const text = Object.entries(to).reduce((all, [from, words]) => all.replace(new RegExp(from, 'ms'), words), PUBLISHED);
  const own = text
    .replace(/^summary: .*$/m, 'summary: What a buyer asks before anybody else does.')
    .replace(/^published: .*$/m, 'published: 2026-01-05')
    .replace('\n---\n', '\n---\n\nA sentence that only this article has.\n')
    .replaceAll('‸', '');
  return { name, add: { 'insights/buyers-again.md': text }, fixedFiles: { 'insights/buyers-again.md': own } };
}

/** A file that is called otherwise than the site expects; a person calls it `right`, or takes it out. */
function named(file: string, rule: RuleName, says: string, right?: string): Mistake {
  return {
    name: `a file called ${file}`,
    add: { [file]: TEXT },
    at: `${file}:1:1`,
    rule,
    says,
    fixedFiles: { [file]: undefined, ...(right !== undefined && { [right]: TEXT }) },
  };
}

/** A file that is called like an article, and is `what`. */
function inside(what: string, text: string, rule: RuleName, says: string): Mistake {
  return {
    name: `a file called a text, with ${what} in it`,
    add: { 'insights/gate.md': text },
    at: 'insights/gate.md:1:1',
    rule,
    says,
    fixedFiles: { 'insights/gate.md': TEXT },
  };
}

/** Files by names that the site does not use, or that are no names. */
export const files: readonly Mistake[] = [
  named('insights/gate.markdown', 'unexpected-file', 'Rename it to `gate.md`', 'insights/gate.md'),
  named('insights/gate.MD', 'unexpected-file', 'Rename it to `gate.md`', 'insights/gate.md'),
  named('insights/gate.txt', 'unexpected-file', 'Rename it to `gate.md`', 'insights/gate.md'),
  named('insights/gate.md.txt', 'unexpected-file', 'Rename it to `gate.md`', 'insights/gate.md'),
  named('insights/gate.mdx', 'unexpected-file', 'Rename it to `gate.md`', 'insights/gate.md'),
  named('insights/gate.docx', 'unexpected-file', 'Put its text into a file `gate.md`', 'insights/gate.md'),
  named('insights/gate.pages', 'unexpected-file', 'Put its text into a file `gate.md`', 'insights/gate.md'),
  named('insights/gate.csv', 'unexpected-file', 'Take it out'),
  named('Insights/gate.md', 'unexpected-file', 'Rename the folder `Insights` to `insights`', 'insights/gate.md'),
  named('insight/gate.md', 'unexpected-file', 'Rename the folder `insight` to `insights`', 'insights/gate.md'),
  named('gate.md', 'unexpected-file', '`.md` files in `pages`, `insights` and `services`', 'insights/gate.md'),
  named('drafts/gate.md', 'unexpected-file', '`.md` files in `pages`', 'insights/gate.md'),
  named(
    'insights/.burn-quality.md.1a2b3c4d.old',
    'unexpected-file',
    'this is `burn-quality.md` as it was before. Delete it',
  ),
  named('images/.ladder.svg.00ff00ff.new', 'unexpected-file', 'this is `ladder.svg` as it was to become'),
  named('.addresses.yaml.1a2b3c4d.new', 'unexpected-file', 'A rename broke off'),
  named('facts.yml', 'unexpected-file', 'Rename it to `facts.yaml`'),
  named('insights/burn-quality copy.md', 'copied-file', '`insights/burn-quality.md`: it is left out'),
  named(
    'insights/burn-quality copy 2.md',
    'copied-file',
    'Delete it, or give it a name of its own',
    'insights/gate.md',
  ),
  named('insights/burn-quality (1).md', 'copied-file', 'Delete it'),
  named('insights/burn-quality - Kopie.md', 'copied-file', 'Delete it'),
  named('insights/Copy of burn-quality.md', 'copied-file', 'Delete it'),
  named('pages/about copy.md', 'copied-file', 'of `pages/about.md`'),
  named("insights/burn-quality (Anna's conflicted copy 2025-10-06).md", 'copied-file', 'Delete it'),
  ...['burn-quality 2', 'burn-quality_v2', 'burn-quality.backup'].map((name): Mistake => {
    const file = `insights/${name}.md`;
    return {
      ...named(file, 'copied-file', '`insights/burn-quality.md`: it is left out'),
      add: { [file]: readFileSync(new URL('insights/burn-quality.md', CONTENT)) },
    };
  }),
  {
    ...begunAsCopy('a published article under a new name', {}),
    at: 'insights/buyers-again.md:1:1',
    rule: 'copied-file',
    says: ['Unexpected copy `buyers-again.md` of `insights/vcs-arent-your-buyer-pharma-is.md`', 'stays as it is'],
    fixedFiles: { 'insights/buyers-again.md': undefined },
  },
  {
    ...begunAsCopy('a published article under a new name and title', {
      '^title: .*?$': 'title: Buyers again',
      '^summary: ': 'summary: ‸',
    }),
    rule: 'repeated-text',
    says: [
      'summary, text and day: `insights/vcs-arent-your-buyer-pharma-is.md` has the same',
      'is published, and stays',
    ],
  },
  {
    ...begunAsCopy('the summary of a published article', {
      '^title: .*?$': 'title: Buyers again',
      '^summary: ': 'summary: ‸',
      '^published: .*?$': 'published: 2026-01-05',
      '\\n---\\n.*': '\n---\n\nOther words.\n',
    }),
    rule: 'repeated-text',
    says: 'Unexpected summary: ',
  },
  {
    ...begunAsCopy('the text of a published article', {
      '^title: .*?$': 'title: ‸Buyers again',
      '^summary: .*?$': 'summary: Another summary of the same.',
      '^published: .*?$': 'published: 2026-01-05',
    }),
    rule: 'repeated-text',
    says: 'Unexpected text: ',
  },
  {
    name: 'a page begun as a copy of another one',
    add: {
      'pages/who.md': readFileSync(new URL('../../../content/pages/about.md', import.meta.url), 'utf8')
        .replace(/^title: .*$/m, 'title: Who this is')
        .replace(/^description: /m, 'description: ‸'),
    },
    rule: 'repeated-text',
    says: ['Unexpected description: `pages/about.md` has the same', 'is published, and stays'],
    fixedFiles: { 'pages/who.md': undefined },
  },
  {
    ...begunAsCopy('the day of a published article', {
      '^title: .*?$': 'title: Buyers again',
      '^summary: .*?$': 'summary: Another summary of something else.',
      '^published: ': 'published: ‸',
      '\\n---\\n.*': '\n---\n\nOther words.\n',
    }),
    rule: 'odd-day',
    says: 'would stand behind what was published on 2025-10-10',
  },
  {
    name: 'an article among the pages',
    add: { 'pages/gate.md': TEXT },
    at: 'pages/gate.md:1:1',
    rule: 'misplaced-file',
    says: ['Unexpected article in the folder `pages`', 'Move the file to `insights/gate.md`'],
    fixedFiles: { 'pages/gate.md': undefined, 'insights/gate.md': TEXT },
  },
  {
    name: 'an article among the pages, which lacks its summary as well',
    add: { 'pages/gate.md': '---\ntitle: Gate\npublished: 2025-11-20\ntags: [capital]\n---\n\nText.\n' },
    at: 'pages/gate.md:1:1',
    rule: 'misplaced-file',
    says: 'Move the file to `insights/gate.md`',
    fixedFiles: { 'pages/gate.md': undefined, 'insights/gate.md': TEXT },
  },
  named('insights/index.md', 'bad-address', 'by which hosts call the folder itself', 'insights/gate.md'),
  named('insights/con.md', 'bad-address', 'which Windows keeps for a device', 'insights/gate.md'),
  named('insights/!!!.md', 'bad-address', 'a file name with letters or digits', 'insights/gate.md'),
  named(`insights/${'gate-'.repeat(50)}.md`, 'long-name', 'Shorten it', 'insights/gate.md'),
  named('insights/gate\u{200b}.md', 'file-name', 'a character that cannot be seen', 'insights/gate.md'),
  inside('nothing', '', 'front-matter-absent', 'the file is empty'),
  {
    name: 'no file of facts',
    remove: ['facts.yaml'],
    at: 'facts.yaml:1:1',
    rule: 'missing-file',
    says: 'Cannot find `facts.yaml`',
    fixedFiles: { 'facts.yaml': readFileSync(new URL('facts.yaml', CONTENT)) },
  },
  ...['facts.yaml', 'site.yaml'].map((file): Mistake => ({
    name: `nothing but a comment in ${file}`,
    add: { [file]: '‸# To be written.\n' },
    rule: 'missing-file',
    says: `Cannot find anything in \`${file}\``,
    fixedFiles: { [file]: readFileSync(new URL(file, CONTENT)) },
  })),
  {
    name: 'no file of testimonials',
    remove: ['testimonials.yaml'],
    at: 'pages/home.md:139:11',
    rule: 'missing-testimonials',
    says: 'Cannot find `testimonials.yaml`',
    fixedFiles: { 'testimonials.yaml': readFileSync(new URL('testimonials.yaml', CONTENT)) },
  },
  {
    name: 'a page called with capitals and blanks',
    add: { 'pages/Über uns.md': '---\ntitle: Us\ndescription: Who we are.\n---\n\nWe are two.\n' },
    at: 'pages/Über uns.md:1:1',
    rule: 'bad-address',
    says: 'Rename the file',
    fixedFiles: {
      'pages/Über uns.md': undefined,
      'pages/uber-uns.md': '---\ntitle: Us\ndescription: Who we are.\n---\n\nWe are two.\n',
    },
  },
  {
    name: 'the featured article is not featured any more',
    file: 'insights/investor-ready-mindset.md',
    from: 'title: The investor-ready mindset\n',
    to: '‸title: The investor-ready mindset\n',
    also: [{ file: 'insights/investor-ready-mindset.md', from: 'featured: true\n', to: '' }],
    rule: 'none-featured',
    says: ['Add the line `featured: true`', '`insights/investor-ready-mindset.md`'],
    fixed: 'featured: true\ntitle: The investor-ready mindset\n',
  },
];
