import type { ProseBlock, Slip } from './slip.ts';

/** A backtick before or behind words. */
const OPEN = /(?<![`‘’´\w])`{1,2}(?=[\p{L}\d<{./-])|(?<=[\p{L}\d)>}])`{1,2}(?![`´’\p{L}\d])/u;

/** The first backtick of a block without its other one. */
export function findOpenCode({ prose, start }: ProseBlock): Slip[] {
  const index = OPEN.exec(prose)?.index;
  return index === undefined
    ? []
    : [{ rule: 'emphasis-form', offset: start + index, values: { kind: 'open', what: '`' } }];
}
