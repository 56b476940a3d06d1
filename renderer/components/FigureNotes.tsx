import { css } from '@emotion/react';
import type { Figure } from '../../pipeline/content/model/section.ts';
import { from, palette, space } from '../design/tokens.ts';
import { size } from '../design/type.ts';
import { ActionLink } from './ActionLink.tsx';
import { useLabels } from './labels.ts';
import { Placeholders } from './Placeholders.tsx';

const notes = css`
  display: grid;
  gap: ${space[3]} ${space[5]};
  margin: ${space[4]} 0 0;
  font-size: ${size(-1)};
  dt {
    font-weight: 600;
  }
  dd {
    max-width: 60ch;
    margin: 0;
    color: ${palette('text-quiet')};
    text-wrap: pretty;
  }
  dd a {
    margin-block: calc(-1 * ${space[1]});
    text-decoration: underline;
  }
  ${from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  }
`;

type Props = Pick<Figure, 'counts' | 'period' | 'baseline' | 'reference' | 'placeholders'>;

/** What a figure counts, its period, its baseline, and where to check it. Nothing is shown if none is given. */
export function FigureNotes({ counts, period, baseline, reference, placeholders }: Props) {
  const label = useLabels();
  const said = [
    [label('figureCounts'), counts],
    [label('figurePeriod'), period],
    [label('figureBaseline'), baseline],
  ].filter(([, words]) => words !== undefined);
  return (
    <>
      {(said.length > 0 || reference) && (
        <dl css={notes}>
          {said.map(([name, words]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
          {reference && (
            <div>
              <dt>{label('figureReference')}</dt>
              <dd>
                <ActionLink action={reference} look="plain" />
              </dd>
            </div>
          )}
        </dl>
      )}
      <Placeholders words={placeholders} />
    </>
  );
}
