import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ChangeAnswer, TextRow } from '../../pipeline/desk/protocol.ts';
import { palette, space } from '../../renderer/design/tokens.ts';
import { size } from '../../renderer/design/type.ts';
import { api, saveAll } from '../api.ts';
import { Button } from '../Button.tsx';
import { DoneLine } from '../DoneLine.tsx';
import { Choice } from '../Choice.tsx';
import { quiet, stack } from '../styles.ts';
import { useDoing, type Done } from '../use-doing.ts';

const list = css`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]};
  border-inline-start: 2px solid ${palette('line-strong')};
  font-size: ${size(-1)};
`;

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
  const [successor, setSuccessor] = useState('');
  const [says, setSays] = useState<readonly string[]>([]);
  const doing = useDoing();
  const refuse = useEffectEvent(
    (error: unknown) =>
      void doing.run(async () => {
        throw error;
      }),
  );
  useEffect(() => {
    let isOver = false;
    // Each choice is tried anew; the words of the one before stay until then.
    takeOff(how, file, successor, true).then(
      (answer) => !isOver && setSays(answer.says),
      (error: unknown) => refuse(error),
    );
    return () => {
      isOver = true;
    };
  }, [how, file, successor]);
  const finish = async (): Promise<Done> => {
    const saved = await api.text(file);
    const answer = await takeOff(how, file, successor, false);
    const removed = how === 'remove' && saved !== 'gone' ? [{ file, source: saved.source }] : [];
    const undo = [...removed, ...(answer.undo ?? [])];
    return { words: `“${title}” ${WORDS[how].done}. ${answer.says[0] ?? ''}`, undo: () => saveAll(undo) };
  };
  const pages = texts.flatMap(({ isSuccessor, address, ...other }) =>
    isSuccessor && address !== undefined && other.file !== file
      ? [{ value: address, words: `is led to: ${other.title}` }]
      : [],
  );
  return (
    <div css={stack}>
      {isKnown && (
        <Choice
          label="Whoever opens its address"
          value={successor}
          choices={[{ value: '', words: 'reads that the page is gone' }, ...pages]}
          onChoose={setSuccessor}
        />
      )}
      <Says says={says} />
      {isKnown && <p css={quiet}>Nothing changes for visitors until you publish.</p>}
      <Button isMain onClick={() => onFinish(finish)}>
        {WORDS[how].button}
      </Button>
      <DoneLine doing={doing} />
    </div>
  );
}

function takeOff(how: Props['how'], file: string, successor: string, isTrial: boolean): Promise<ChangeAnswer> {
  const request = { file, ...(successor !== '' && { successor }), isTrial };
  return how === 'remove' ? api.post('remove', request) : api.post('draft', { ...request, isDraft: true });
}

/** What would change, a sentence each. */
export function Says({ says }: { readonly says: readonly string[] }) {
  return (
    <ul css={list} role="list" aria-label="What would change">
      {says.map((sentence) => (
        <li key={sentence}>{sentence.replaceAll('`', '')}</li>
      ))}
    </ul>
  );
}
