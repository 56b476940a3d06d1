import { useId, useState } from 'react';
import type { Overview, TextKind } from '../../pipeline/desk/protocol.ts';
import { slugOfFile } from '../../pipeline/content/slug.ts';
import { api } from '../api.ts';
import { Dialog } from '../Dialog.tsx';
import { DoneLine } from '../DoneLine.tsx';
import { deskAddress, go } from '../route.ts';
import { field, mainButton, quiet, stack } from '../styles.ts';
import { useDoing } from '../use-doing.ts';

const AUDIENCES: Readonly<Record<string, string>> = { founders: 'Founders', ttos: 'Tech transfer offices' };

interface Props {
  overview: Overview;
  /** The kind that is chosen at first. */
  kind: string | null;
  onClose: () => void;
}

/** Begins a text: a title is enough. */
export function NewText({ overview: { kinds, site }, kind: first, onClose }: Props) {
  const id = useId();
  const [kind, setKind] = useState<TextKind>(kinds.find((one) => one.kind === first)?.kind ?? 'article');
  const [title, setTitle] = useState('');
  const [slug, setSlug] = useState<string>();
  const audiences = kinds.find((one) => one.kind === kind)?.audiences ?? [];
  const [audience, setAudience] = useState('');
  const doing = useDoing();
  const begin = async (): Promise<undefined> => {
    const { file } = await api.begin({
      kind,
      title,
      ...(slug !== undefined && slug !== '' && { slug }),
      ...(audiences.length > 0 && { audience: audience || (audiences[0] ?? '') }),
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
        <label htmlFor={`${id}kind`}>
          What is it?
          <select
            id={`${id}kind`}
            css={field}
            value={kind}
            onChange={(event) => setKind(event.target.value as TextKind)}
          >
            {kinds.map((one) => (
              <option key={one.kind} value={one.kind}>
                {`${one.kind[0]?.toUpperCase()}${one.kind.slice(1)}`}
              </option>
            ))}
          </select>
        </label>
        <label htmlFor={`${id}title`}>
          Title
          <input
            id={`${id}title`}
            css={field}
            required
            lang={site.language}
            spellCheck
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </label>
        <label htmlFor={`${id}slug`}>
          Last part of its address
          <input
            id={`${id}slug`}
            css={field}
            spellCheck={false}
            value={slug ?? slugOfFile(title.normalize('NFD').replaceAll(/\p{M}/gu, ''))}
            onChange={(event) => setSlug(event.target.value)}
          />
        </label>
        {audiences.length > 0 && (
          <label htmlFor={`${id}audience`}>
            For whom?
            <select
              id={`${id}audience`}
              css={field}
              value={audience || audiences[0]}
              onChange={(event) => setAudience(event.target.value)}
            >
              {audiences.map((one) => (
                <option key={one} value={one}>
                  {AUDIENCES[one] ?? one}
                </option>
              ))}
            </select>
          </label>
        )}
        <p css={quiet}>It begins as a draft: nobody else sees it.</p>
        <button type="submit" css={mainButton} disabled={doing.isBusy}>
          Begin
        </button>
        <DoneLine doing={doing} />
      </form>
    </Dialog>
  );
}
