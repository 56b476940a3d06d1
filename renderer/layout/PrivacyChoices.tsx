import { css } from '@emotion/react';
import { useLabels } from '../components/labels.ts';
import { space } from '../design/tokens.ts';
import { ConsentChoice } from '../islands/scripts/consent/ConsentChoice.tsx';

const name = css`
  padding-block: ${space[1]};
`;

/** Indented to the start of the name above, after the marker of the summary. */
const choice = css`
  padding-inline-start: calc(0.7em + ${space[3]});
`;

/** Unfolds the choice about the advertising service; the footer shows its name, not its state. */
export function PrivacyChoices() {
  const label = useLabels();
  return (
    <details>
      <summary css={name}>{label('privacyChoices')}</summary>
      <div css={choice}>
        <ConsentChoice variant="setting" />
      </div>
    </details>
  );
}
