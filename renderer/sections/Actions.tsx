import { css } from '@emotion/react';
import type { Action } from '../../pipeline/content/model/text.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { space } from '../design/tokens.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[3]} ${space[5]};
  margin-top: ${space[6]};
`;

interface Props {
  actions: readonly Action[];
  /** Whether the first action is the one thing to do here; where it leads out of the site, it is. */
  prominent?: boolean;
}

/** The links that follow a block. */
export function Actions({ actions, prominent = false }: Props) {
  if (actions.length === 0) return null;
  return (
    <div css={row}>
      {actions.map((action, index) => (
        <ActionLink
          key={action.href + action.label}
          action={action}
          look={index === 0 && (prominent || action.external) ? 'button' : 'quiet'}
        />
      ))}
    </div>
  );
}
