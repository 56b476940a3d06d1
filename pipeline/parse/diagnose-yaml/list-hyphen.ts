import { rewriting, type Broken, type Suggestion } from './suggestion.ts';
import { suspects } from './suspects.ts';

/** Lines above an error that are looked at. */
const MOST_ABOVE = 5;

/** A hyphen of a list without the blank behind it, or a bullet in its place. */
export function* listHyphen(broken: Broken): Iterable<Suggestion> {
  const above = broken.lines.flatMap((line, index) => (index < broken.at && /^\s*-\w/.test(line) ? [index] : []));
  for (const index of new Set([...suspects(broken), ...above.slice(-MOST_ABOVE)])) {
    const [, indent = '', sign = '', text = ''] =
      /^(\s*)([-–—•·*+])\s*([^\s-].*)$/.exec(broken.lines[index]?.trimEnd() ?? '') ?? [];
    const typed = (broken.lines[index] ?? '').trimEnd();
    const written = `${indent}- ${text}`;
    if (sign === '' || written === typed) continue;
    yield* everyLine(broken, index, indent, sign);
    yield rewriting(broken, index, written, { rule: 'yaml-list', column: indent.length + 1, values: { sign } });
  }
}

/** The lines from one on that begin with the same sign, all with a hyphen. */
function* everyLine({ lines }: Broken, index: number, indent: string, sign: string): Iterable<Suggestion> {
  const begin = indent + sign;
  const end = lines.findIndex((line, at) => at > index && (!line.startsWith(begin) || line.startsWith(`${indent}- `)));
  const run = lines.slice(index, end < 0 ? undefined : end);
  // Without a blank behind it, an asterisk begins words in bold.
  if (run.length < 2 || (sign === '*' && !run.every((line) => line.startsWith(`${begin} `)))) return;
  const written = run.map((line) => `${indent}- ${line.slice(begin.length).trim()}`);
  yield {
    rule: 'yaml-list',
    line: index,
    column: indent.length + 1,
    values: { sign, line: written[0] ?? '', further: String(run.length - 1) },
    edits: new Map(written.map((line, at) => [index + at, line])),
    mend: {
      actual: run.join('\n').trimEnd().slice(indent.length),
      expected: written.join('\n').slice(indent.length),
    },
  };
}
