import { useState, type KeyboardEvent } from 'react';
import { Button } from '../Button.tsx';
import { quiet, row } from '../styles.ts';
import type { FieldSteps as Steps } from '../text/field-history.ts';
import { changedFields } from './changed-fields.ts';

/** A change of the fields that is taken back, or made again. */
export type Way = 'undo' | 'redo';

interface Props {
  told: string;
  steps: Steps;
  onStep: (way: Way) => void;
}

/** Takes changes of the fields back, one by one, and makes them again; says which fields these were. */
export function FieldSteps({ told, steps: { canUndo, canRedo }, onStep }: Props) {
  // A button loses the focus once it is disabled, so that these only say that they are.
  return (
    <div css={row}>
      {(['undo', 'redo'] as const).map((way) => {
        const can = way === 'undo' ? canUndo : canRedo;
        const words = way === 'undo' ? 'Undo' : 'Redo';
        return (
          <Button
            key={way}
            aria-label={`${words} in the fields`}
            aria-disabled={!can}
            onClick={() => can && onStep(way)}
          >
            {words}
          </Button>
        );
      })}
      <span css={quiet} role="status">
        {told}
      </span>
    </div>
  );
}

/** Takes steps by button and by key, and keeps what is to be said of the last one. */
export function useFieldSteps(source: string, isYaml: boolean, onStep: (way: Way) => string) {
  const [told, setTold] = useState('');
  const step = (way: Way): void => {
    const names = changedFields(source, onStep(way), isYaml).join(', ');
    setTold(names && `${way === 'undo' ? 'Taken back' : 'Made again'}: ${names}`);
  };
  const press = (event: KeyboardEvent): void => {
    const way = wayOf(event);
    // Where something is typed, the browser takes back what was typed there.
    if (!way || (event.target instanceof Element && event.target.matches('input, textarea'))) return;
    event.preventDefault();
    step(way);
  };
  return { told, step, press };
}

function wayOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Way | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}
