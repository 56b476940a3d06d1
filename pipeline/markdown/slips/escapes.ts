import type { ProseBlock, Slip } from './slip.ts';

/** The end of a line as programs write it, behind words. */
const NEW_LINE = /(?<=[\p{L}\d.!?:,;)"”])\\n(?=\\n|[ \t]*$|[ \t]*[\p{Lu}#*•-])/gmu;
const AT_END = /\\$/;

/** Signs of programs that were typed as text: `\n`, and a backslash with nothing behind it. */
export function findEscapes({ prose, start }: ProseBlock): Slip[] {
  if (!prose.includes('\\')) return [];
  const [line] = prose.matchAll(NEW_LINE);
  const end = AT_END.exec(prose.trimEnd());
  return [
    ...(line ? [{ rule: 'typed-escape', offset: start + line.index, values: { what: '\\n' } } as const] : []),
    ...(end
      ? [
          {
            rule: 'typed-escape',
            offset: start + end.index,
            values: { what: '\\' },
            mend: { actual: '\\', expected: '' },
          } as const,
        ]
      : []),
  ];
}
