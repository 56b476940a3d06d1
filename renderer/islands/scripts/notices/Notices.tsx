import { css } from '@emotion/react';
import { useLabels } from '../../../components/labels.ts';
import { palette, space } from '../../../design/tokens.ts';
import { size } from '../../../design/type.ts';
import { largeOutlineButton } from '../../../design/quiet-button.ts';
import { band } from '../../../design/grid.ts';
import { smallHeading } from '../../../design/small-heading.ts';

/**
 * Sticks to the foot of the window. It has its own place below the page, so that it covers nothing at the page's end.
 */
const notice = css`
  position: sticky;
  bottom: 0;
  max-height: 50vh;
  overflow: auto;
  border-top: 2px solid ${palette('action')};
  background: ${palette('surface-raised')};
  font-size: ${size(-1)};
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[3]};
    padding-block: ${space[4]};
  }
  [role] {
    flex: 1 1 18rem;
  }
  pre {
    width: 100%;
    margin: 0;
    white-space: pre-wrap;
  }
`;

/**
 * The notice for failures, included in every page, because the connection, the site's scripts or React may be what
 * failed. `notices.ts` chooses the text and fills in the error.
 */
export function Notices() {
  const label = useLabels();
  return (
    <template data-changed={label('pageChanged')} data-broken={label('partMissing')} data-offline={label('offline')}>
      <div css={notice} className="screen-only">
        <div css={band}>
          <div role="alert">
            <h2 css={smallHeading}>{label('unexpectedError')}</h2>
            <p />
          </div>
          <button type="button" css={largeOutlineButton} value="reload">
            {label('reload')}
          </button>
          <button type="button" css={largeOutlineButton} value="close">
            {label('close')}
          </button>
          <pre />
        </div>
      </div>
    </template>
  );
}
