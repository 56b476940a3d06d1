import { useEffect, useId, useState } from 'react';
import type { ChangeAnswer, TextRow } from '../../pipeline/desk/protocol.ts';
import { api } from '../api.ts';
import { DoneLine } from '../DoneLine.tsx';
import { field, mainButton, quiet, stack } from '../styles.ts';
import { useDoing, type Done } from '../use-doing.ts';
import { Says } from './Says.tsx';

interface Props {
  text: TextRow;
  texts: readonly TextRow[];
  /** For good, or until it is published again. */
  how: keyof typeof WORDS;
  onFinish: (task: () => Promise<Done>) => void;
}

const WORDS = {
  remove: { button: 'Remove it', done: 'is removed' },
  draft: { button: 'Make it a draft', done: 'is a draft' },
} as const;

/** Takes a text off the site, and asks what becomes of its address. */
export function TakeOffText({ text: { file, title, isKnown }, texts, how, onFinish }: Props) {
  const id = useId();
  const [successor, setSuccessor] = useState('');
  const [says, setSays] = useState<readonly string[]>([]);
  const doing = useDoing();
  const { run } = doing;
  useEffect(() => {
    let isOver = false;
    // Each choice is tried anew; the words of the one before stay until then.
    takeOff(how, file, successor, true).then(
      (answer) => !isOver && setSays(answer.says),
      (error: unknown) => run(() => Promise.reject(error)),
    );
    return () => {
      isOver = true;
    };
  }, [how, file, successor, run]);
  const finish = async (): Promise<Done> => {
    const saved = await api.text(file);
    const answer = await takeOff(how, file, successor, false);
    const undo = async (): Promise<void> => {
      if (how === 'remove' && saved !== 'gone') await api.save({ file, source: saved.source });
      for (const one of answer.undo ?? []) await api.save(one);
    };
    return { words: `“${title}” ${WORDS[how].done}. ${answer.says[0] ?? ''}`, undo };
  };
  const pages = texts.filter((text) => text.isSuccessor && text.file !== file);
  return (
    <div css={stack}>
      {isKnown && (
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
      {isKnown && <p css={quiet}>Nothing changes for visitors until you publish.</p>}
      <button type="button" css={mainButton} onClick={() => onFinish(finish)}>
        {WORDS[how].button}
      </button>
      <DoneLine doing={doing} />
    </div>
  );
}

function takeOff(how: Props['how'], file: string, successor: string, isTrial: boolean): Promise<ChangeAnswer> {
  const request = { file, ...(successor !== '' && { successor }), isTrial };
  return how === 'remove' ? api.remove(request) : api.setDraft({ ...request, isDraft: true });
}
