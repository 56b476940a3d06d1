import { useEffect, useRef } from 'react';
import { Button } from './Button.tsx';

interface Props {
  /** The place of the entry in its list, from 0. */
  index: number;
  /** How many entries the list has. */
  count: number;
  isBusy?: boolean;
  onMove: (by: 1 | -1) => void;
}

/** Moves an entry of a list up or down. The focus follows it; at an end of the list it goes to the other button. */
export function MoveButtons({ index, count, isBusy = false, onMove }: Props) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  // Whatever was moved in the document has lost the focus.
  useEffect(() => {
    if (pressed.current === null || isBusy) return;
    const other = pressed.current === up.current ? down.current : up.current;
    (pressed.current.disabled ? other : pressed.current)?.focus();
    pressed.current = null;
  });
  const move = (by: 1 | -1): void => {
    pressed.current = by === 1 ? down.current : up.current;
    onMove(by);
  };
  return (
    <>
      <Button ref={up} aria-label="Move up" disabled={index === 0 || isBusy} onClick={() => move(-1)}>
        ↑
      </Button>
      <Button ref={down} aria-label="Move down" disabled={index === count - 1 || isBusy} onClick={() => move(1)}>
        ↓
      </Button>
    </>
  );
}
