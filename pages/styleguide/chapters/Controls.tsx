import { css } from '@emotion/react';
import { ActionLink } from '../../../renderer/components/ActionLink.tsx';
import { Actions } from '../../../renderer/sections/Actions.tsx';
import { segment, segments } from '../../../renderer/design/segments.ts';
import { palette, space } from '../../../renderer/design/tokens.ts';
import { family, size } from '../../../renderer/design/type.ts';
import { CloseIcon } from '../../../renderer/components/CloseIcon.tsx';
import { iconButton } from '../../../renderer/design/icon-button.ts';
import { quietButton } from '../../../renderer/design/quiet-button.ts';
import { focusImitation } from '../focus-imitation.ts';
import { explained, inside, outside } from '../samples/actions.ts';
import { Specimen } from '../Specimen.tsx';

const LOOKS = ['button', 'outline', 'quiet', 'plain'] as const;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[6]};
  & + & {
    margin-top: ${space[4]};
  }
`;

const label = css`
  min-width: 5rem;
  font-family: ${family.code};
  font-size: ${size(-1)};
  color: ${palette('text-quiet')};
`;

/** The mark of the current page in header and menu. */
const marked = css`
  [aria-current] {
    text-decoration: underline;
    text-decoration-color: ${palette('accent')};
    text-decoration-thickness: 2px;
  }
`;

/** Links and buttons in each of their states. */
export function Controls() {
  return (
    <>
      <Specimen
        name="ActionLink"
        note="Four looks. One that leads out of the site says to screen readers that it opens a window."
      >
        {LOOKS.map((look) => (
          <div key={look} css={row}>
            <span css={label}>{look}</span>
            <ActionLink action={{ ...inside, label: 'At rest' }} look={look} />
            <span css={focusImitation}>
              <ActionLink action={{ ...inside, label: 'Focused' }} look={look} />
            </span>
            <ActionLink action={{ ...outside, label: 'Out of the site' }} look={look} />
            <span css={marked}>
              <ActionLink action={{ ...inside, label: 'Current' }} look={look} current />
            </span>
          </div>
        ))}
      </Specimen>
      <Specimen
        name="Actions"
        note="The first is a button where it leads out of the site, or where it is the one thing to do. Below it stands what is known of the place; on a phone, a button that sends the page’s own address."
      >
        <Actions actions={[outside, inside]} />
        <Actions actions={[inside, outside]} />
        <Actions actions={[inside]} prominent />
        <Actions actions={[explained]} />
      </Specimen>
      <Specimen name="quietButton">
        <div css={row}>
          <button type="button" css={quietButton}>
            At rest
          </button>
          <span css={focusImitation}>
            <button type="button" css={quietButton}>
              Focused
            </button>
          </span>
        </div>
      </Specimen>
      <Specimen name="iconButton" note="Shows a sign only; its name is there for those who hear it, and in a tooltip.">
        <div css={row}>
          <button type="button" css={iconButton} aria-label="Close, at rest">
            <CloseIcon />
          </button>
          <span css={focusImitation}>
            <button type="button" css={iconButton} aria-label="Close, focused">
              <CloseIcon />
            </button>
          </span>
        </div>
      </Specimen>
      <Specimen
        name="segments"
        note="The second is pressed. Topics of the insights browser, below, are pressed in the same way."
      >
        <div css={segments} role="group" aria-label="Sample choice">
          {['First', 'Second', 'Third'].map((name) => (
            <button key={name} type="button" css={segment} aria-pressed={name === 'Second'}>
              {name}
            </button>
          ))}
        </div>
      </Specimen>
    </>
  );
}
