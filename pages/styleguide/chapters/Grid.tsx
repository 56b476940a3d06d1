import { css } from '@emotion/react';
import { palette, space } from '../../../renderer/design/tokens.ts';
import { size } from '../../../renderer/design/type.ts';
import { hanging, margined, twelve } from '../../../renderer/design/grid.ts';
import { Specimen } from '../Specimen.tsx';

const column = css`
  padding: ${space[4]} ${space[2]};
  background: ${palette('surface-sunk')};
  border-inline: 1px solid ${palette('line-strong')};
  font-size: ${size(-1)};
  text-align: center;
`;

const flush = css({ margin: 0 });

/** The columns of the page grid. */
export function Grid() {
  return (
    <>
      <Specimen name="twelve" note="Inside a band, which is as wide as the window allows, with its margins.">
        <div css={twelve}>
          {Array.from({ length: 12 }, (_, index) => (
            <div key={index} css={column}>
              {index + 1}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen
        name="hanging"
        note="A heading in the first four columns, matter in the other eight: the line on which all text hangs."
      >
        <div css={hanging}>
          <div css={column}>1 to 4</div>
          <div css={column}>5 to 12</div>
        </div>
      </Specimen>
      <Specimen
        name="margined"
        note="The same for contents and a text of chapters, which are one below the other on a narrow page."
      >
        <div css={[margined, flush]}>
          <div css={column}>1 to 4</div>
          <div css={column}>5 to 12</div>
        </div>
      </Specimen>
    </>
  );
}
