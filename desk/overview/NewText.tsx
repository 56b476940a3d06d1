import { useState } from 'react';
import type { Overview, TextKind } from '../../pipeline/desk/protocol.ts';
import { labelOf } from '../../pipeline/desk/form-words.ts';
import { api } from '../api.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { DoneLine } from '../DoneLine.tsx';
import { Choice } from '../Choice.tsx';
import { Input } from '../Input.tsx';
import { deskAddress, go } from '../route.ts';
import { quiet, stack } from '../styles.ts';
import { useDoing } from '../use-doing.ts';
import { slugOf } from './words.ts';

const AUDIENCES: Readonly<Record<string, string>> = { founders: 'Founders', ttos: 'Tech transfer offices' };

interface Props {
  overview: Overview;
  /** The kind that is chosen at first. */
  kind: string | null;
  onClose: () => void;
}

/** Begins a text: a title is enough. */
export function NewText({ overview: { kinds, site }, kind: first, onClose }: Props) {
  const [kind, setKind] = useState<TextKind>(kinds.find((one) => one.kind === first)?.kind ?? 'article');
  const [title, setTitle] = useState('');
  const [slug, setSlug] = useState<string>();
  const { audiences = [] } = kinds.find((one) => one.kind === kind) ?? {};
  const [chosen, setAudience] = useState('');
  const audience = audiences.find((one) => one === chosen) ?? audiences[0];
  const doing = useDoing();
  const begin = async (): Promise<undefined> => {
    const { file } = await api.post('new', {
      kind,
      title,
      ...(slug !== undefined && slug !== '' && { slug }),
      ...(audience !== undefined && { audience }),
    });
    onClose();
    if (file !== undefined) go(deskAddress(file));
  };
  return (
    <Dialog title="A new text" onClose={onClose}>
      <form
        css={stack}
        onSubmit={(event) => {
          event.preventDefault();
          void doing.run(begin);
        }}
      >
        <Choice
          label="What is it?"
          value={kind}
          choices={kinds.map((one) => ({ value: one.kind, words: labelOf(one.kind) }))}
          onChoose={setKind}
        />
        <Input label="Title" required lang={site.language} spellCheck value={title} onWords={setTitle} />
        <Input label="Last part of its address" spellCheck={false} value={slug ?? slugOf(title)} onWords={setSlug} />
        {audience !== undefined && (
          <Choice
            label="For whom?"
            value={audience}
            choices={audiences.map((value) => ({ value, words: AUDIENCES[value] ?? value }))}
            onChoose={setAudience}
          />
        )}
        <p css={quiet}>It begins as a draft: nobody else sees it.</p>
        <Button isMain type="submit" disabled={doing.isBusy}>
          Begin
        </Button>
        <DoneLine doing={doing} />
      </form>
    </Dialog>
  );
}
