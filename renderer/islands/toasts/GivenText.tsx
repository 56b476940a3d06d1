import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { palette, radius, space } from '../../design/tokens.ts';

const box = css`
  display: block;
  width: 100%;
  min-height: 2.75rem;
  margin-top: ${space[2]};
  padding: 0 ${space[3]};
  border: 1px solid ${palette('line-strong')};
  border-radius: ${radius.small};
  background: ${palette('surface')};
  user-select: text;
  touch-action: auto;
`;

interface Props {
  /** The accessible name of the field. */
  name: string;
  text: string;
}

/** A text in a message, selected and focused so that it can be copied; the focus keeps the message open. */
export function GivenText({ name, text }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  return <input css={box} ref={field} type="text" readOnly aria-label={name} value={text} />;
}
