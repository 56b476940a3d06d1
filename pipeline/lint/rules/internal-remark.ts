import type { ParametersOf } from '../../findings/rules.ts';
import { findForeignForms } from '../markdown/find-foreign-forms.ts';
import type { Finders, TextParts } from '../markdown/found.ts';

/** A remark of an online document, below the text: `[a]Ask Ada.` */
const REMARK = /^\[(?<letter>[a-z]{1,2})\](?=\p{L})/gmu;

export const internalRemark: Finders<ParametersOf<'internal-remark'>> = {
  signs:
    /%%|---|, \[|\{[/#>:]|^[ \t>]*[\d[]|attached\)|<Media|^(?:Sent|Get|Von|Inviato|Env|This|You) |(?:wrote|schrieb|écrit|escribió|scritto)|\[[a-z]{1,2}\]/m,
  block: (block, text) => findForeignForms(block, text, 'internal-remark'),
  text: (text) => remarksOf(text),
};

/** Finds remarks that stand below a text, each with the place that it belongs to. */
function* remarksOf({ blocks, source }: TextParts) {
  for (const { prose, start } of blocks)
    for (const { index, groups } of prose.matchAll(REMARK)) {
      const sign = `[${groups?.['letter'] ?? ''}]`;
      const before = source
        .slice(0, start + index)
        .search(new RegExp(String.raw`(?<=\S)\[${groups?.['letter']}\](?![(:])`));
      if (before < 0) continue;
      const what = source.slice(start + index).split('\n', 1)[0] ?? '';
      const advice = `Take this line out, and \`${sign}\` in the text above: every visitor would read both.`;
      yield { offset: start + index, values: { program: 'an online document', what, advice } };
    }
}
