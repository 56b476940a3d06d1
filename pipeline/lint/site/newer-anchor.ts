import { typedHeadings, type TypedHeading } from '../../compile/markdown/typed-headings.ts';
import type { FileLinter } from '../../compile/parse/file-linter.ts';

/**
 * A finding of an anchor that two headings of a file have, at the newer heading, since links lead to the other; any other as it is. The
 * newer one is that which the last commit of the file does not have; else the one of which the anchor says less; else the second.
 */
export const atNewerAnchor: FileLinter['placed'] = async (finding, { texts, remembered }) => {
  if (finding.rule !== 'duplicate-anchor') return finding;
  const { anchor = '' } = finding.parameters;
  const text = texts.get(finding.file)?.readText() ?? '';
  const holders = typedHeadings(text).filter(({ anchors }) => anchors.includes(anchor));
  const [first] = holders;
  const second = holders.find(({ line }) => line === finding.line);
  if (!first || !second || first === second) return finding;
  const lines = text.split(/\r\n?|\n/);
  const committed = new Set((await remembered?.committedText(finding.file))?.split(/\r\n?|\n/));
  const isOld = ({ line }: TypedHeading): boolean => committed.has(lines[line - 1] ?? '');
  const isSecondOld = isOld(first) === isOld(second) ? saidOf(second, anchor) > saidOf(first, anchor) : isOld(second);
  return isSecondOld
    ? { ...finding, line: first.line, parameters: { ...finding.parameters, isFirst: 'yes' } }
    : finding;
};

/** How many parts of an anchor are in the words of a heading. */
function saidOf({ words }: TypedHeading, anchor: string): number {
  const said = words.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return anchor.split('-').filter((part) => said.some((word) => word.startsWith(part.toLowerCase()))).length;
}
