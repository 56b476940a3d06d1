import { css } from '@emotion/react';
import type { Figure } from '../../pipeline/content/model/section.ts';
import { from, palette, space } from '../design/tokens.ts';
import { size } from '../design/type.ts';
import { useLabels } from './labels.ts';

const notes = css`
  display: grid;
  gap: ${space[3]} ${space[5]};
  margin: ${space[4]} 0 0;
  font-size: ${size(-1)};
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
    color: ${palette('text-quiet')};
    text-wrap: pretty;
  }
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** What a figure counts, over what time, and against what; nothing where none of it is said. */
export function FigureNotes({ counts, period, baseline }: Pick<Figure, 'counts' | 'period' | 'baseline'>) {
  const label = useLabels();
  const rows = [
    [label('figureCounts'), counts],
    [label('figurePeriod'), period],
    [label('figureBaseline'), baseline],
  ].filter(([, said]) => said !== undefined);
  if (rows.length === 0) return null;
  return (
    <dl css={notes}>
      {rows.map(([name, said]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
}
