import { useId, useState } from 'react';
import type { TextRow } from '../../pipeline/desk/protocol.ts';
import { api } from '../api.ts';
import { DoneLine } from '../DoneLine.tsx';
import { field, mainButton, stack } from '../styles.ts';
import { useDoing, type Done } from '../use-doing.ts';
import { renameText } from './rename-text.ts';
import { Says } from './Says.tsx';

interface Props {
  text: TextRow;
  onFinish: (task: () => Promise<Done>) => void;
}

/** Gives a text another address: first says what changes, then does it. */
export function RenameText({ text: { file, title }, onFinish }: Props) {
  const id = useId();
  const old = file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '');
  const [name, setName] = useState(old);
  const [tried, setTried] = useState<{ readonly name: string; readonly says: readonly string[] }>();
  const doing = useDoing();
  const isTried = tried?.name === name;
  const look = async (): Promise<undefined> => {
    const { says } = await api.rename({ file, name, isTrial: true });
    setTried({ name, says });
  };
  const rename = async (): Promise<Done> => {
    const now = await renameText(file, name);
    const undo = async (): Promise<void> => void (await renameText(now, old));
    return { words: `“${title}” has another address.`, undo };
  };
  return (
    <form
      css={stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (isTried) onFinish(rename);
        else void doing.run(look);
      }}
    >
      <label htmlFor={id}>
        Last part of its address
        <input
          id={id}
          css={field}
          required
          spellCheck={false}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      {isTried && <Says says={tried.says} />}
      <button type="submit" css={mainButton} disabled={name === old || doing.isBusy}>
        {isTried ? 'Change the address' : 'What would change?'}
      </button>
      <DoneLine doing={doing} />
    </form>
  );
}
