import { css } from '@emotion/react';
import { useState } from 'react';
import type { Overview } from '../../pipeline/desk/protocol.ts';
import { lineOfDraftMark } from '../../pipeline/yaml/fenced.ts';
import { space } from '../../renderer/design/tokens.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { DoneLine } from '../DoneLine.tsx';
import { TakeOffText } from '../overview/TakeOffText.tsx';
import { rowOf } from '../overview/words.ts';
import { row } from '../styles.ts';
import { useDoing, type Done } from '../use-doing.ts';

const line = css(row, { padding: `${space[2]} ${space[4]}` });

interface Props {
  file: string;
  /** The text as it is in the editor. */
  source: string;
  overview: Overview;
  /** Saves the text; answers whether it is saved. */
  onSave: () => Promise<boolean>;
  onDone: () => Promise<void>;
}

/** Says what becomes of a published text that is a draft in the editor, and asks where its address leads meanwhile. */
export function DraftNotice({ file, source, overview, onSave, onDone }: Props) {
  const [isAsking, setAsking] = useState(false);
  const doing = useDoing(onDone);
  const text = rowOf(overview, file);
  const isAsked = text?.isKnown === true && lineOfDraftMark(source) !== undefined;
  const finish = async (task: () => Promise<Done>): Promise<void> => {
    setAsking(false);
    if (await onSave()) await doing.run(task);
  };
  return (
    <>
      {isAsked && (
        <div css={line}>
          Once you publish, visitors no longer find this text: say before where its address leads meanwhile.
          <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
            Where its address leads …
          </Button>
        </div>
      )}
      {(doing.isBusy || doing.done || doing.fault !== '') && (
        <div css={line}>
          <DoneLine doing={doing} />
        </div>
      )}
      {isAsking && text && (
        <Dialog title={text.title} onClose={() => setAsking(false)}>
          <TakeOffText text={text} texts={overview.texts} how="draft" onFinish={(task) => void finish(task)} />
        </Dialog>
      )}
    </>
  );
}
