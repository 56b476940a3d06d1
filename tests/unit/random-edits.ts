import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Choose } from '../choice.ts';

/** Texts that refer to other parts of the site, which may be absent at times. */
const PIECES = [
  'It is {{ reach }} away.',
  'That costs {{ visit-price }} or {{ new-fact }}.',
  'See [felt](felt.md), [pins](how-pins-hold.md#the-block) and [new](added-1.md).',
  'Write [here](destination:booking) or [there](destination:other).',
  '![A board](../images/soundboard.png)',
  '![A copy](../images/copy.png)',
  'Plain words, "quoted" -- and 10-20 of them.',
  '## A heading {#here}',
];

/**
 * Makes a random change in a copy of the small site: in texts, fields, facts, pictures, labels or settings. Some changes
 * break the site until another one fixes it. Returns a description of the change.
 */
export function changeSomething(root: string, choose: Choose): string {
  const at = (name: string): string => path.join(root, name);
  const pick = <T>(list: readonly T[]): T | undefined => list[choose(list.length)];
  const article = `insights/${pick(readdirSync(at('insights'))) ?? ''}`;
  const replace = (name: string, from: RegExp, to: string): string => {
    writeFileSync(
      at(name),
      readFileSync(at(name), 'utf8').replace(from, () => to),
    );
    return `${name}: ${String(from)} to ${to}`;
  };
  const toggle = (name: string, line: string): string => {
    const text = existsSync(at(name)) ? readFileSync(at(name), 'utf8') : '';
    writeFileSync(at(name), text.includes(line) ? text.replace(line, '') : text.trimEnd() + `\n${line}`);
    return `${name}: ${line.trim()}`;
  };
  const number = choose(100);
  const changes: readonly (() => string)[] = [
    () => toggle(article, `\n${pick(PIECES)}\n`),
    () => toggle('pages/faq.md', `\n${pick(PIECES)}\n`),
    () => replace(article, /^title: .*$/m, `title: Title ${number} of {{ reach }}`),
    () => replace(article, /^summary: .*$/m, `summary: Summary ${number}.`),
    () => replace(article, /^published: .*$/m, `published: 2020-01-${10 + choose(18)}`),
    () => replace(article, /^tags: .*$/m, `tags: [${pick(['humidity', 'tuning', 'wood'])}, t${choose(4)}]`),
    () => replace('facts.yaml', /^reach: .*$/m, `reach: ${number} km`),
    () => replace('facts.yaml', /^visit-price: .*$/m, `visit-price: €${number}`),
    () => toggle('facts.yaml', 'new-fact: ten\n'),
    () => replace('site.yaml', /^ {2}search: .*$/m, `  search: Search ${number}`),
    () => toggle('site.yaml', '  draft: Draft\n'),
    () => toggle('site.yaml', `social_cards: ${pick(['pages', 'none'])}\n`),
    () => replace('site.yaml', /^url: .*$/m, `url: "https://p${choose(3)}.example.org"`),
    () => replace('site.yaml', /^ {2}booking: .*$/m, `  booking: "https://c${choose(3)}.example.org/visit"`),
    () => replace('site.yaml', /^language: en.*$/m, `language: ${pick(['en', 'en-US'])}`),
    () => copyOrRemove('insights/felt.md', `insights/added-${choose(3)}.md`),
    () => copyOrRemove('images/soundboard.png', 'images/copy.png'),
    () => toggle('addresses.yaml', `${pick(['/', '/faq', '/repairs/strings', '/insights/how-pins-hold'])}: live\n`),
    () => toggle('addresses.yaml', `/gone-${choose(2)}: gone\n`),
    () => replace(article, /^tags: /m, `aliases: [/insights/how-pins-hold-${choose(2)}]\ntags: `),
    () => rename('insights/how-pins-hold.md', 'insights/how-the-pins-hold.md'),
    () => rename('images/soundboard.png', 'images/board.png'),
  ];
  return pick(changes)?.() ?? '';

  function copyOrRemove(from: string, to: string): string {
    if (existsSync(at(to))) rmSync(at(to));
    else if (existsSync(at(from))) copyFileSync(at(from), at(to));
    return `${to} comes or goes`;
  }

  function rename(name: string, other: string): string {
    if (existsSync(at(name))) renameSync(at(name), at(other));
    else if (existsSync(at(other))) renameSync(at(other), at(name));
    return `${name} or ${other}`;
  }
}
