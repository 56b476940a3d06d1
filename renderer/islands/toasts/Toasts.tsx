import { css } from '@emotion/react';
import { SnackbarProvider, Transition, type TransitionProps } from 'notistack';
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  cloneElement,
  type ReactElement,
  type Ref,
  type RefObject,
} from 'react';
import { layer, motion, palette, space } from '../../design/tokens.ts';
import { ToastContext } from './Toast.tsx';
import { BEHAVIORS, GAP_PX, REMOVAL_MS, WIDTH_PX, type ToastOptions } from './settings.ts';
import { Toast } from './Toast.tsx';

const region = css`
  position: fixed;
  inset-inline-end: ${space[5]};
  bottom: ${space[5]};
  z-index: ${layer.toasts};
  width: min(${WIDTH_PX}px, 100vw - 2 * ${space[5]});
  .notistack-SnackbarContainer {
    position: static;
    display: flex;
    flex-direction: column;
    align-items: stretch;
    width: auto;
    max-width: none;
  }
  .notistack-CollapseWrapper {
    padding: 0;
  }
  .notistack-Snackbar {
    min-width: 0;
  }
  @media (prefers-reduced-motion: reduce) {
    .notistack-SnackbarContainer,
    .notistack-SnackbarContainer * {
      transition: none !important; /* notistack sets transitions in style attributes, which only this overrides */
    }
  }
`;

const stacked = css`
  .notistack-SnackbarContainer {
    display: grid;
    > * {
      grid-area: 1 / 1;
      align-self: end;
      transform-origin: bottom;
    }
    > :nth-last-child(2) {
      transform: translateY(-${GAP_PX}px) scaleX(0.95);
    }
    > :nth-last-child(n + 3) {
      transform: translateY(-${2 * GAP_PX}px) scaleX(0.9);
    }
  }
  ${motion} {
    .notistack-SnackbarContainer > * {
      transition: transform ${REMOVAL_MS}ms ease-out;
    }
  }
`;

const outlined = css`
  &:focus-visible {
    outline: 2px solid ${palette('focus')};
    outline-offset: ${space[2]};
  }
`;

/** The component that notistack renders for each kind. */
const KINDS = { default: Toast, success: Toast, info: Toast, warning: Toast, error: Toast, loading: Toast };

/**
 * The messages at the bottom right, newest in front. Hovering or focusing them spreads them out and stops their timers;
 * a tap does so for a while. The focus comes here by key, or with a text to copy; a press does not move it, as the
 * timers would then stop for good.
 */
export function Toasts({ options }: { options: ToastOptions }) {
  const behavior = BEHAVIORS[options.variant];
  const section = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const [isHovered, setHovered] = useState(false);
  const afterTap = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isFocused, setFocused] = useState(false);
  const isSpread = isHovered || isFocused;

  useEffect(() => {
    function obeyKey(event: KeyboardEvent) {
      const newest = openToasts(section.current).at(-1);
      if (!newest || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (event.key === 'Escape') newest.querySelector('button')?.click();
      if (!behavior.isHotkey(event)) return;
      event.preventDefault();
      section.current?.focus();
    }
    function leaveByTouch({ target }: Event) {
      if (!section.current?.contains(target as Node)) setHovered(false);
    }
    document.addEventListener('keydown', obeyKey);
    document.addEventListener('pointerdown', leaveByTouch);
    return () => {
      document.removeEventListener('keydown', obeyKey);
      document.removeEventListener('pointerdown', leaveByTouch);
    };
  }, [behavior]);

  const surroundings = { isSpread, behavior, closeLabel: options.labels.close, returnFocus };

  /** When the last message closes with the focus inside, returns the focus to where it was. */
  function returnFocus(key: string) {
    const { current } = section;
    if (!current?.contains(document.activeElement)) return;
    if (openToasts(current).some(({ dataset }) => dataset['key'] !== key)) current.focus();
    else if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }

  function rest() {
    clearTimeout(afterTap.current);
    setHovered(true);
  }

  /** Touch has no hovering: after a tap, messages stay spread for as long as a message stays. */
  function stopResting(pointerType: string) {
    if (pointerType === 'mouse') setHovered(false);
    else afterTap.current = setTimeout(() => setHovered(false), behavior.autoCloseMs);
  }

  /** A press may focus a text field, but nothing else. */
  function keepFocus(event: MouseEvent) {
    if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
  }

  function enter({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    setFocused(true);
  }

  function leave({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  }

  return (
    <section
      ref={section}
      css={[region, outlined, !isSpread && stacked]}
      aria-label={options.labels.notifications}
      tabIndex={-1}
      data-spread={isSpread}
      onPointerEnter={rest}
      onPointerLeave={({ pointerType }) => stopResting(pointerType)}
      onMouseDown={keepFocus}
      onFocus={enter}
      onBlur={leave}
    >
      <ToastContext value={surroundings}>
        <SnackbarProvider
          maxSnack={behavior.mostAtOnce}
          autoHideDuration={null}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transitionDuration={REMOVAL_MS}
          TransitionComponent={ToastTransition}
          Components={KINDS}
        />
      </ToastContext>
    </section>
  );
}

/** Returns the messages that are not leaving, oldest first. */
function openToasts(section: HTMLElement | null): HTMLElement[] {
  return [...(section?.querySelectorAll<HTMLElement>('[data-toast="open"]') ?? [])];
}

interface Shown {
  ref: Ref<HTMLDivElement>;
  'data-toast': 'open' | 'leaving';
}

/** Animates a message in and out, and removes it from the document afterwards. */
function ToastTransition({
  children,
  direction: _direction,
  ...transition
}: TransitionProps & { children: ReactElement<Shown> }) {
  const node = useRef<HTMLDivElement>(null);
  return (
    <Transition {...transition} unmountOnExit nodeRef={node as RefObject<HTMLDivElement>}>
      {(status) => cloneElement(children, { ref: node, 'data-toast': status === 'exiting' ? 'leaving' : 'open' })}
    </Transition>
  );
}
