import { css } from '@emotion/react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { CloseIcon } from '../renderer/components/CloseIcon.tsx';
import { iconButton } from '../renderer/design/icon-button.ts';
import { palette, space } from '../renderer/design/tokens.ts';
import { display, size } from '../renderer/design/type.ts';
import { floating, stack } from './styles.ts';

const box = css(
  floating,
  css`
    width: min(34rem, calc(100vw - ${space[5]}));
    max-height: calc(100svh - ${space[5]});
    padding: ${space[5]};
    overflow: auto;
    &::backdrop {
      background: ${palette('backdrop')};
    }
    > header {
      display: flex;
      justify-content: space-between;
      gap: ${space[4]};
      margin-bottom: ${space[4]};
    }
    h2 {
      ${css(display)}
      font-size: ${size(1)};
    }
  `,
);

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A question that is answered, or closed by Escape, before anything else; then the focus is where it was. */
export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed before it is taken out, since only then the browser leads the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog css={box} ref={dialog} aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" css={iconButton} aria-label="Close" onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </button>
      </header>
      <div css={stack}>{children}</div>
    </dialog>
  );
}
