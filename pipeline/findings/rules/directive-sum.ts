import { type TextParameters, inText, lines, warning } from '../rule.ts';

/** Returns a ladder with the Burn Quality of its first gate. */
function ladderWith(quality: string): string {
  return lines(
    '::ladder',
    '',
    '| Gate | Money spent | Odds, before and after | Value at gate | Burn Quality |',
    '|---|---|---|---|---|',
    `| 1 | €0.7M | 10% to 16% | €18M | ${quality} |`,
    '| 2 | €0.9M | 16% to 21% | €20M | 1.11 |',
  );
}

type Parameters = TextParameters<'typed' | 'expected'> & { readonly kind?: 'cost' | 'quality' };

export const directiveSum = warning<Parameters>('directives', {
  message: (v) =>
    `Unexpected ${v.kind === 'cost' ? 'sum' : 'Burn Quality'} \`${v.typed}\`: the ${v.kind === undefined ? 'numbers of its row' : 'gates above'} come to ${v.expected}`,
  advice: (v) =>
    `Put ${v.expected} into the cell, or correct the numbers ${v.kind === undefined ? 'beside' : 'above'} it.`,
  means:
    'A Burn Quality in the table is compared with what its row comes to: the change in the odds, times the value, by the money spent. The money and the Burn Quality of a total are compared with those of all gates. Readers can check the sum, and would find this one wrong.',
  parameters: { typed: '1.45', expected: '1.54' },
  example: inText(ladderWith('‸1.45'), ladderWith('1.54')),
});
