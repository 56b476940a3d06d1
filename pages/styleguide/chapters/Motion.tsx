import { css } from '@emotion/react';
import { wholeIsLink } from '../../../renderer/design/whole-is-link.ts';
import { forcedColors, motion, palette, space, withoutScript } from '../../../renderer/design/tokens.ts';
import { quietButton } from '../../../renderer/design/quiet-button.ts';
import { FactList } from '../FactList.tsx';
import { focusImitation } from '../focus-imitation.ts';
import { Specimen } from '../Specimen.tsx';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[5]} ${space[6]};
`;

const card = css`
  max-width: 24rem;
  padding: ${space[5]};
  border: 1px solid ${palette('line')};
`;

/** The focus style, and the conditions under which anything moves. */
export function Motion() {
  return (
    <>
      <Specimen
        name=":focus-visible"
        note="2px of the color focus, 3px away. The first is drawn; reach the second with Tab."
      >
        <div css={row}>
          <span css={focusImitation}>
            <button type="button" css={quietButton}>
              Drawn as if focused
            </button>
          </span>
          <button type="button" css={quietButton}>
            Focus me
          </button>
        </div>
      </Specimen>
      <Specimen
        name="whole-is-link"
        note="Under a pointer its link is underlined and a picture in it lifts by 2px, where the visitor has not asked for less motion. Its rules stay where they are."
      >
        <p css={[card, wholeIsLink]}>
          <a href="#motion">A box with one link: the whole of it can be pressed.</a>
        </p>
      </Specimen>
      <Specimen name="media">
        <FactList
          entries={[
            { name: 'motion', value: motion, shown: 'Everything that moves is inside it.' },
            { name: 'withoutScript', value: withoutScript, shown: 'Hides controls that nothing would answer.' },
            { name: 'forcedColors', value: forcedColors, shown: 'Gives an edge to what only a ground tells apart.' },
          ]}
        />
      </Specimen>
    </>
  );
}
