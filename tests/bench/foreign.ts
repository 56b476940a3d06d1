import { messageOf, type Finding } from '../../pipeline/lint/finding.ts';
import { asArticles, foreignTexts } from '../unit/foreign-texts.ts';
import { loadTexts } from '../unit/load-texts.ts';
import { readArguments } from '../tool-arguments.ts';

/**
 * `npm run foreign [-- COUNT [RULE]]`: lints the documentation in packages, each file as an article. Prints the number of
 * findings by rule and, for each rule or only `RULE`, `COUNT` findings from all files, to judge whether they are right.
 */
const { words: given } = readArguments(
  [
    'foreign [-- COUNT [RULE]]',
    'Counts what is found in the documentation inside packages, and shows COUNT findings of each rule, or of RULE.',
  ],
  { mostWords: 2 },
);
const samples = Number(given[0] ?? 5);
const only = given[1];
const texts = foreignTexts();
const articles = asArticles(texts);
const { report } = await loadTexts(articles);
const byRule = new Map<string, Finding[]>();
for (const finding of report.findings()) {
  const rule = `${finding.severity} ${finding.rule}`;
  byRule.set(rule, [...(byRule.get(rule) ?? []), finding]);
}
const words = texts.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);

console.log(`${texts.length} texts, ${words} words`);
for (const [rule, findings] of [...byRule].toSorted(([, a], [, b]) => b.length - a.length)) {
  if (only !== undefined && !rule.endsWith(` ${only}`)) continue;
  const files = new Set(findings.map(({ file }) => file));
  console.log(`\n${rule}: ${findings.length} in ${files.size} texts`);
  const step = Math.max(1, Math.floor(findings.length / samples));
  for (const finding of findings.filter((_, index) => index % step === 0).slice(0, samples)) {
    const { file, line } = finding;
    const name = texts[Number(/\d+/.exec(file)?.[0] ?? 0)]?.name ?? file;
    console.log(`  ${name}: ${messageOf(finding)}\n    ${(articles[file]?.split('\n')[line - 1] ?? '').slice(0, 160)}`);
  }
}
