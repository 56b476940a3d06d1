import { Button } from './Button.tsx';
import { fault as faultStyle, quiet, row } from './styles.ts';
import type { Doing } from './use-doing.ts';

interface Props {
  doing: Doing;
}

/** The line that says what was done, with the way back, or why it was not done. */
export function DoneLine({ doing: { isBusy, done, fault, run } }: Props) {
  const { undo } = done ?? {};
  const takeBack = async (): Promise<undefined> => void (await undo?.());
  return (
    <>
      <div css={[row, quiet]} role="status">
        {isBusy ? 'One moment …' : done?.words}
        {undo && !isBusy && <Button onClick={() => void run(takeBack)}>Take it back</Button>}
      </div>
      <FaultLine words={fault} />
    </>
  );
}

/** The line that says what is wrong, and what to do; nothing without words. */
export function FaultLine({ words }: { readonly words: string }) {
  if (words === '') return null;
  return (
    <p css={faultStyle} role="alert">
      {words}
    </p>
  );
}
