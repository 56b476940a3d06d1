import type { ProseBlock, Slip } from './slip.ts';

/** The end of a line as programs write it, behind words. */
const NEW_LINE = /(?<=[\p{L}\d.!?:,;)"”])\\n(?=\\n|[ \t]*$|[ \t]*[\p{Lu}#*•-])/mu;

/** Signs of programs that were typed as text: `\n`, and a backslash with nothing behind it. */
export function findEscapes({ prose, start }: ProseBlock): Slip[] {
  const slips: Slip[] = [];
  const line = NEW_LINE.exec(prose)?.index;
  if (line !== undefined) slips.push({ rule: 'typed-escape', offset: start + line, values: { what: '\\n' } });
  const end = prose.trimEnd().length - 1;
  if (prose[end] === '\\')
    slips.push({
      rule: 'typed-escape',
      offset: start + end,
      values: { what: '\\' },
      mend: { actual: '\\', expected: '' },
    });
  return slips;
}
