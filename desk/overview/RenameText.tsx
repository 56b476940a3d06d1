import { useState } from 'react';
import type { TextRow } from '../../pipeline/desk/protocol.ts';
import { api } from '../api.ts';
import { Button } from '../Button.tsx';
import { DoneLine } from '../DoneLine.tsx';
import { Input } from '../Input.tsx';
import { stack } from '../styles.ts';
import { joinTabs } from '../text/other-tabs.ts';
import { useDoing, type Done } from '../use-doing.ts';
import { Says } from './TakeOffText.tsx';

interface Props {
  text: TextRow;
  onFinish: (task: () => Promise<Done>) => void;
}

/** Gives a text another address: first says what changes, then does it. */
export function RenameText({ text: { file, title }, onFinish }: Props) {
  const old = file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '');
  const [name, setName] = useState(old);
  const [tried, setTried] = useState<{ readonly name: string; readonly says: readonly string[] }>();
  const doing = useDoing();
  const isTried = tried?.name === name;
  const look = async (): Promise<undefined> => {
    const { says } = await api.post('rename', { file, name, isTrial: true });
    setTried({ name, says });
  };
  const rename = async (): Promise<Done> => {
    const now = await renameText(file, name);
    return { words: `“${title}” has another address.`, undo: () => renameText(now, old) };
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
      <Input label="Last part of its address" required spellCheck={false} value={name} onWords={setName} />
      {isTried && <Says says={tried.says} />}
      <Button isMain type="submit" disabled={name === old || doing.isBusy}>
        {isTried ? 'Change the address' : 'What would change?'}
      </Button>
      <DoneLine doing={doing} />
    </form>
  );
}

/**
 * Gives a text another address, in this browser too: words that are not saved go with it, and tabs in which it is open
 * follow it. Returns its file.
 */
async function renameText(file: string, name: string): Promise<string> {
  const before = await api.text(file);
  const answer = await api.post('rename', { file, name, isTrial: false });
  const now = await api.text(answer.file ?? file);
  if (before === 'gone' || now === 'gone') return answer.file ?? file;
  // The list of texts does without the editor's modules.
  const { moveWithFile } = await import('../text/move-with-file.ts');
  await moveWithFile(before, now);
  const tabs = joinTabs(() => undefined);
  tabs.tell({ is: 'renamed', before, now });
  tabs.close();
  return now.file;
}
