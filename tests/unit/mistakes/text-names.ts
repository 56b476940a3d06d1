import { inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';

/** Names of notes and addresses that two of them have, or none. */
export const textNames: readonly Mistake[] = [
  inArticle({
    name: 'a note written twice',
    typed: 'A claim.[^x]\n\n[^x]: What supports it.\n\n‸[^x]: What else supports it.',
    rule: 'repeated-name',
    says: ['second note `[^x]`: line', 'has it already'],
    fixed: 'A claim.[^x] [^y]\n\n[^x]: What supports it.\n\n[^y]: What else supports it.',
  }),
  inArticle({
    name: 'two addresses under one name',
    typed: 'Read [the process][p].\n\n[p]: /process\n‸[p]: /faq',
    rule: 'repeated-name',
    says: 'second address `[p]`',
    fixed: 'Read [the process][p].\n\n[p]: /process',
  }),
  inArticle({
    name: 'a wrong page under a name',
    typed: 'Read [the process][p] and [all of it][p].\n\n‸[p]: /proces',
    rule: 'missing-page',
    says: 'Put `/process` in its place',
    fixed: 'Read [the process][p] and [all of it][p].\n\n[p]: /process',
  }),
  inArticle({
    name: 'a host without its scheme under a name',
    typed: 'Read [it][p] and [all of it][p].\n\n‸[p]: <www.nature.com>',
    rule: 'incomplete-address',
    says: 'Put `https://www.nature.com` in its place',
  }),
  inArticle({
    name: 'a wrong picture under a name',
    typed: 'See ![A ladder][l].\n\n‸[l]: ../pictures/ladder.svg',
    rule: 'missing-image',
    says: '../images/ladder.svg',
    fixed: 'See ![A ladder][l].\n\n[l]: ../images/ladder.svg',
  }),
  inArticle({
    name: 'a heading for an anchor',
    typed: 'See ‸[x](#How to estimate value at gate).',
    rule: 'blank-in-target',
    says: 'without a blank',
    fixed: 'See [x](#how-to-estimate-value-at-gate).',
  }),
  inArticle({
    name: 'an address that no link names',
    typed: '‸[report]: https://example.com/report',
    rule: 'unused-definition',
    says: 'this line is not published',
    fixed: 'Read [the report][report].\n\n[report]: https://example.com/report',
  }),
  ...['{{{ ready-in }}}', '{{{ ready-in }}', '{ready-in}'].map((typed) =>
    inArticle({
      name: `a fact between other braces than two, ${typed}`,
      typed: `It takes ‸${typed} at most.`,
      rule: 'unknown-fact',
      says: 'Put `{{ ready-in }}` in its place',
    }),
  ),
  inArticle({
    name: 'braces without a fact',
    typed: 'It takes ‸{{ }} at most.',
    rule: 'foreign-syntax',
    says: 'Take it out',
    fixed: 'It takes a month at most.',
  }),
];
