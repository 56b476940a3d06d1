import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import type { Action } from '../../pipeline/content/model/text.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { UnbrokenText } from '../components/UnbrokenText.tsx';
import { from, palette, space } from '../design/tokens.ts';
import { noteSize } from '../design/type.ts';
import { ShareLink } from './ShareLink.tsx';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[3]} ${space[5]};
  margin-top: ${space[6]};
`;

const below = css`
  max-width: 44ch;
  margin-top: ${space[3]};
  font-size: ${noteSize};
  line-height: 1.5;
  color: ${palette('text-quiet')};
`;

/** For a visitor on a phone whose files are on another device: as high as the button beside it. */
const onPhone = css({ button: { minHeight: '2.75rem' }, [from.tablet]: { display: 'none' } });

interface Props {
  actions: readonly Action[];
  /** Whether the first action is the main one of its place; an external one always is. */
  prominent?: boolean;
  children?: ReactNode;
}

/** The links after a block; below them, what a visitor should know before following the first. */
export function Actions({ actions: [first, ...others], prominent = false, children }: Props) {
  const id = useId();
  if (!first) return children;
  const { note, sendLink } = first;
  return (
    <>
      <div css={row}>
        <ActionLink
          action={first}
          look={prominent || first.external ? 'button' : 'quiet'}
          describedBy={note === undefined ? undefined : id}
        />
        {sendLink !== undefined && (
          <div css={onPhone}>
            <ShareLink text={sendLink} />
          </div>
        )}
        {children}
        {others.map((action) => (
          <ActionLink key={action.href + action.label} action={action} look="quiet" />
        ))}
      </div>
      {note !== undefined && (
        <p id={id} css={below}>
          <UnbrokenText text={note} />
        </p>
      )}
    </>
  );
}
