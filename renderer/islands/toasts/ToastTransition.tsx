import { Transition, type TransitionProps } from 'notistack';
import { cloneElement, useRef, type ReactElement, type Ref, type RefObject } from 'react';

interface Shown {
  ref: Ref<HTMLDivElement>;
  'data-toast': 'open' | 'leaving';
}

/** Animates a message in and out, and removes it from the document afterwards. */
export function ToastTransition({
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
