import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { outputFaults } from '../outputs/output-faults.ts';
import { runHere } from './run-command.ts';
import { copySmallSite } from './temporary-folder.ts';
import { isLong } from '../sampling.ts';

const BUILD_MS = 120_000;

/** Texts that look like something else in one of the forms that they are published in. */
// prettier-ignore
const ODD_TITLES = [
  '10 x 20 = 200, m^2 and 5^-3', 'A "b" \'c\' ... -- d', 'a ] b [ c', 'back\\slash \\[ and `code`',
  '<b>bold</b> & "amp" &amp; &lt;', 'Title (#faq)', '- list · of · things', '# heading', '*em* _em_ ~~s~~ **st**',
  '???', '😀 emoji 👩‍💻', 'ﬁne ½ and Å', 'nai\u0308ve cafe\u0301', 'a|b|c', 'https://other.example.org/lost',
  'Source: https://other.example.org/lost', '1. one', '> quote', '---', 'a: b: c #d', '%7B{ braces',
  'trailing two  spaces', 'a\u00A0b\u202Fc', '{{ visit-price }} each', '© ® ™ (c) (r) (tm)', '5 % of 20 €',
  'so\u00ADft', '“already” ‘curly’ – dash', 'null', '2024-01-01', '~', '"quoted"', "'single'", '&#x27;',
  '\u200Bzero width', 'two\nlines', 'lines\n\n  with a gap\n',
];

test(
  'a site of odd titles says the same in all its files, and names nothing that is not there',
  { timeout: BUILD_MS },
  async () => {
    const content = copySmallSite();
    for (const [index, title] of ODD_TITLES.entries()) {
      const [typed, day] = [JSON.stringify(title), `2024-01-${String((index % 28) + 1).padStart(2, '0')}`];
      const article = `title: ${typed}\nsummary: ${typed}\npublished: ${day}\ntags: [pins]`;
      if (isLong || index % 2 === 0)
        writeFileSync(path.join(content, `insights/odd-${index}.md`), `---\n${article}\n---\n${oddText(title)}`);
      const page = `title: ${typed}\ndescription: ${typed}\nhero: { lead: ${typed} }`;
      if (isLong || index % 2 === 1)
        writeFileSync(path.join(content, `pages/odd-${index}.md`), `---\n${page}\n---\n${oddText(title)}`);
    }
    const out = path.join(content, '../out');
    const { code, stderr } = await runHere(['build', '--content', content, '--out', out]);
    expect([code, stderr.split('\n').filter((line) => line.includes('error'))]).toEqual([0, []]);
    expect(outputFaults(out)).toEqual([]);
  },
);

/** A text with addresses that are none. */
function oddText(title: string): string {
  return [
    `Text with ${title}`,
    `## ${title}`,
    'More [link](/faq) and <https://pianos.example.org/faq> and `[a](/lost)` and \\[no\\](/lost).',
    '```\n[x](/lost) <a href="/lost">\n```',
    'Source: https://other.example.org/lost',
    'An <span title="/lost">element</span>.\n',
  ].join('\n\n');
}
