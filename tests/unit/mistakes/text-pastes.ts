import { inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';

const ROWS: readonly (readonly [name: string, typed: string, fixed: string])[] = [
  ['a formula between round brackets', 'So ‸\\(V = \\frac{p}{c}\\) is low.', 'So V = p ÷ c is low.'],
  ['a formula between square brackets', '‸\\[\nV = \\frac{p}{c}\n\\]', 'V = p ÷ c'],
  ['a formula with a command', 'The ‸$\\Delta P$ is low.', 'The ΔP is low.'],
  ['a source of a chat program', 'The gate is closed‸【12†source】.', 'The gate is closed.'],
  ['a reference of a chat program', 'The gate is closed ‸:contentReference[oaicite:0]{index=0}.', 'It is closed.'],
  ['a citation of a chat program', 'The gate is closed. ‸citeturn0search3', 'The gate is closed.'],
  ['the width of a picture', '![A ladder](../images/ladder.svg)‸{width=50%}', '![A ladder](../images/ladder.svg)'],
];

/** What chat programs and programs for notes hand out in place of Markdown. */
export const textPastes: readonly Mistake[] = ROWS.map(([name, typed, fixed]) =>
  inArticle({ name, typed, rule: 'foreign-syntax', says: 'another program', fixed }),
);
