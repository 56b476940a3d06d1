import { findForeignForms } from '../markdown/find-foreign-forms.ts';
import { allMatches } from '../markdown/all-matches.ts';
import type { Finders } from '../markdown/found.ts';

/** A remark of an online document, below the text: `[a]Ask Ada.` */
const REMARK = /^\[(?<letter>[a-z]{1,2})\](?=\p{L})/gmu;

export const internalRemark: Finders<'internal-remark'> = {
  signs:
    /%%|---|, \[|\{[/#>:]|^[ \t>]*[\d[]|attached\)|<Media|^(?:Sent|Get|Von|Inviato|Env|This|You) |^[ \t>]*(?:From|Von|Da|De) ?:|^Virus-free|^(?:Comm|Form|Dele|Komm)\w+ ?\[|(?:wrote|schrieb|écrit|escribió|scritto)|\[[a-z]{1,2}\]/m,
  block: (block) => findForeignForms(block, 'internal-remark'),
  /** Finds remarks that stand below a text, each with the place that it belongs to. */
  *text({ blocks, source }) {
    for (const { prose, typed, start } of blocks)
      for (const { index, groups } of allMatches(REMARK, prose)) {
        const sign = `[${groups?.['letter']}]`;
        const place = new RegExp(String.raw`(?<=\S)\[${groups?.['letter']}\](?![(:])`);
        if (!place.test(source.slice(0, start + index))) continue;
        const what = typed.slice(index).split('\n', 1)[0] ?? '';
        const advice = `Take this line out, and \`${sign}\` in the text above: every visitor would read both.`;
        yield { offset: start + index, values: { program: 'an online document', what, advice } };
      }
  },
};
