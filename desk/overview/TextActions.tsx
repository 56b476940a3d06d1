import { useState } from 'react';
import type { Overview, TextRow } from '../../pipeline/desk/protocol.ts';
import { setField } from '../../pipeline/yaml/set-field.ts';
import { api, changeText } from '../api.ts';
import { Dialog } from '../Dialog.tsx';
import { deskAddress, go } from '../route.ts';
import { button, mainButton, quiet, row } from '../styles.ts';
import type { Doing, Done } from '../use-doing.ts';
import { RenameText } from './RenameText.tsx';
import { TakeOffText } from './TakeOffText.tsx';
import { stateWords } from './words.ts';

interface Props {
  text: TextRow;
  overview: Overview;
  doing: Doing;
  renew: () => Promise<void>;
  onClose: () => void;
}

/** What can be done with a text. */
export function TextActions({ text, overview, doing, renew, onClose }: Props) {
  const { file, title, state, address, kind, isKnown } = text;
  const [step, setStep] = useState<'draft' | 'rename' | 'remove'>();
  const { properties = {} } = overview.kinds.find((one) => one.kind === kind)?.schema ?? {};
  const finish = async (task: () => Promise<Done>): Promise<void> => {
    onClose();
    await doing.run(task);
    await renew();
  };
  const turn = async (isDraft: boolean): Promise<Done> => {
    const { says, undo = [] } = await api.setDraft({ file, isDraft, isTrial: false });
    const words = isDraft
      ? `“${title}” is a draft: visitors no longer see it once you publish.`
      : `“${title}” is no draft any more: visitors see it once you publish, from its day on. ${says.join(' ')}`;
    const takeBack = async (): Promise<void> => {
      for (const one of undo) await api.save(one);
      await renew();
    };
    return { words, undo: takeBack };
  };
  const bringBack = async (): Promise<Done> => {
    const { says } = await api.bringBack({ file });
    return { words: `“${title}” is back. ${says.join(' ')}` };
  };
  const isGone = state.is === 'gone';
  const isDraft = state.is === 'draft';
  return (
    <Dialog title={title} onClose={onClose}>
      <p css={quiet}>{[stateWords(state), address ?? file].join(' · ')}</p>
      {step === undefined && !isGone && (
        <div css={row}>
          <a css={button} href={deskAddress(file)}>
            Open
          </a>
          {address !== undefined && (
            <a css={button} href={address} target="_blank">
              See the page
            </a>
          )}
          <button type="button" css={button} onClick={() => setStep('rename')}>
            Another address …
          </button>
          <button type="button" css={button} onClick={() => void finish(() => duplicate(text))}>
            Duplicate
          </button>
          {'draft' in properties && isDraft && (
            <button type="button" css={button} onClick={() => void finish(() => turn(false))}>
              No draft any more
            </button>
          )}
          {'draft' in properties && (!isDraft || isKnown) && (
            <button
              type="button"
              css={button}
              onClick={() => (isKnown ? setStep('draft') : void finish(() => turn(true)))}
            >
              {isDraft ? 'Where its address leads …' : isKnown ? 'Back to draft …' : 'Back to draft'}
            </button>
          )}
          <button type="button" css={button} onClick={() => setStep('remove')}>
            Remove …
          </button>
        </div>
      )}
      {isGone && (
        <>
          <p>Visitors still see it until you publish. “Publish …” shows it with its last words.</p>
          <button type="button" css={mainButton} onClick={() => void finish(bringBack)}>
            Bring it back
          </button>
        </>
      )}
      {step === 'rename' && <RenameText text={text} onFinish={(task) => void finish(task)} />}
      {(step === 'remove' || step === 'draft') && (
        <TakeOffText text={text} texts={overview.texts} how={step} onFinish={(task) => void finish(task)} />
      )}
    </Dialog>
  );
}

/** Begins another draft with the same words, fields and pictures; its address is a new one. */
async function duplicate({ file, kind, title }: TextRow): Promise<Done> {
  const saved = await api.text(file);
  if (saved === 'gone') return { words: `${title} is not there any more.` };
  const copyTitle = `Copy of ${title}`;
  const audience = /^audience:[ \t]*(\S+)/m.exec(saved.source)?.[1];
  const { file: copy } = await api.begin({ kind, title: copyTitle, ...(audience !== undefined && { audience }) });
  if (copy === undefined) return { words: 'The copy has no file.' };
  const changes = { title: copyTitle, slug: undefined, aliases: undefined, featured: undefined, draft: true };
  await changeText(copy, () =>
    Object.entries(changes).reduce<string | undefined>(
      (source, [name, value]) => (source === undefined ? undefined : setField(source, [name], value)),
      saved.source,
    ),
  );
  go(deskAddress(copy));
  return { words: `“${copyTitle}” is a draft.` };
}
