import { useEffect, useId, useState } from 'react';
import type { TextRow } from '../../pipeline/desk/protocol.ts';
import { api } from '../api.ts';
import { DoneLine } from '../DoneLine.tsx';
import { field, mainButton, quiet, stack } from '../styles.ts';
import { useDoing, type Done } from '../use-doing.ts';
import { Says } from './Says.tsx';

interface Props {
  text: TextRow;
  texts: readonly TextRow[];
  onFinish: (task: () => Promise<Done>) => void;
}

/** Removes a text, and asks what becomes of its address. */
export function RemoveText({ text: { file, title, address }, texts, onFinish }: Props) {
  const id = useId();
  const [successor, setSuccessor] = useState('');
  const [says, setSays] = useState<readonly string[]>([]);
  const doing = useDoing();
  const { run } = doing;
  const request = { file, ...(successor !== '' && { successor }) };
  useEffect(() => {
    let isOver = false;
    const trial = { file, ...(successor !== '' && { successor }), isTrial: true };
    // Each choice is tried anew; the words of the one before stay until then.
    api.remove(trial).then(
      (answer) => !isOver && setSays(answer.says),
      (error: unknown) => run(() => Promise.reject(error)),
    );
    return () => {
      isOver = true;
    };
  }, [file, successor, run]);
  const remove = async (): Promise<Done> => {
    const saved = await api.text(file);
    const answer = await api.remove({ ...request, isTrial: false });
    const undo = async (): Promise<void> => {
      if (saved !== 'gone') await api.save({ file, source: saved.source });
      for (const one of answer.undo ?? []) await api.save(one);
    };
    return { words: `“${title}” is removed. ${answer.says[0] ?? ''}`, undo };
  };
  const pages = texts.filter((text) => text.isSuccessor && text.file !== file);
  return (
    <div css={stack}>
      {address !== undefined && (
        <label htmlFor={id}>
          Whoever opens its address
          <select id={id} css={field} value={successor} onChange={(event) => setSuccessor(event.target.value)}>
            <option value="">reads that the page is gone</option>
            {pages.map((text) => (
              <option key={text.file} value={text.address}>
                is led to: {text.title}
              </option>
            ))}
          </select>
        </label>
      )}
      <Says says={says} />
      <p css={quiet}>Visitors see it until you publish.</p>
      <button type="button" css={mainButton} onClick={() => onFinish(remove)}>
        Remove it
      </button>
      <DoneLine doing={doing} />
    </div>
  );
}
