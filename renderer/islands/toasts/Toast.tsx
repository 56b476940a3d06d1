import { css, keyframes } from '@emotion/react';
import { closeSnackbar, type CustomContentProps } from 'notistack';
import { useContext, type Ref } from 'react';
import { motion, palette, radius, shadow, space } from '../../design/tokens.ts';
import { size } from '../../design/type.ts';
import { CloseIcon } from '../../components/CloseIcon.tsx';
import { iconButton } from '../../design/icon-button.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { GAP_PX, REMOVAL_MS } from './settings.ts';
import { ToastContext } from './toast-context.ts';
import { ToastSign } from './ToastSign.tsx';
import { useCountdown } from './use-countdown.ts';
import { useSwipe } from './use-swipe.ts';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(1rem); }
`;

const card = css`
  display: flex;
  align-items: start;
  gap: ${space[3]};
  width: 100%;
  margin-top: ${GAP_PX}px;
  padding-block: ${space[3]};
  padding-inline: ${space[4]} ${space[3]};
  background: ${palette('surface-raised')};
  color: ${palette('text')};
  border: 1px solid ${palette('line-strong')};
  border-radius: ${radius.small};
  box-shadow: ${shadow};
  font-size: ${size(-1)};
  line-height: 1.45;
  touch-action: none;
  user-select: none;
  &[data-toast='leaving'] {
    opacity: 0;
    pointer-events: none;
  }
  ${motion} {
    animation: ${arrive} ${REMOVAL_MS}ms ease-out;
    transition: opacity ${REMOVAL_MS}ms ease-out;
  }
  p {
    flex: 1;
    min-width: 0;
    padding-block: calc((1.75rem - 1lh) / 2);
    overflow-wrap: anywhere;
  }
`;

interface Props extends CustomContentProps {
  ref?: Ref<HTMLDivElement>;
  /** Whether it is open or leaving; set by its transition. */
  'data-toast'?: 'open' | 'leaving';
}

/** One message. It closes by its timer, its button or a swipe; a `loading` message stays until loading ends. */
export function Toast({ id, message, variant, ref, 'data-toast': state }: Props) {
  const { isSpread, behavior, closeLabel, returnFocus } = useContext(ToastContext);
  const close = () => {
    returnFocus(String(id));
    closeSnackbar(id);
  };
  const swipe = useSwipe(behavior.swipePx, close);
  useCountdown(variant === 'loading' ? undefined : behavior.autoCloseMs, isSpread, close);
  return (
    <div ref={ref} css={card} data-toast={state} data-key={id} data-kind={variant} {...swipe}>
      <ToastSign kind={variant} />
      <p>{message}</p>
      <Tooltip text={closeLabel}>
        <button type="button" css={iconButton} aria-label={closeLabel} onClick={close}>
          <CloseIcon />
        </button>
      </Tooltip>
    </div>
  );
}
