import { useState } from 'react';
import type { Overview, TextRow } from '../../pipeline/desk/protocol.ts';
import { setField } from '../../pipeline/yaml/set-field.ts';
import { api, changeText, saveAll } from '../api.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { deskAddress, go } from '../route.ts';
import { button, quiet, row } from '../styles.ts';
import type { Done } from '../use-doing.ts';
import { RenameText } from './RenameText.tsx';
import { TakeOffText } from './TakeOffText.tsx';
import { stateWords } from './words.ts';

interface Props {
  text: TextRow;
  overview: Overview;
  /** Does what was chosen, and closes. */
  onFinish: (task: () => Promise<Done>) => void;
  onClose: () => void;
}

/** What can be done with a text. */
export function TextActions({ text, overview, onFinish, onClose }: Props) {
  const { file, title, state, address, kind, isKnown } = text;
  const [step, setStep] = useState<'draft' | 'rename' | 'remove'>();
  const { properties = {} } = overview.kinds.find((one) => one.kind === kind)?.schema ?? {};
  const turn = async (isDraft: boolean): Promise<Done> => {
    const { says, undo = [] } = await api.post('draft', { file, isDraft, isTrial: false });
    const words = isDraft
      ? `“${title}” is a draft: visitors no longer see it once you publish.`
      : `“${title}” is no draft any more: visitors see it once you publish, from its day on. ${says.join(' ')}`;
    return { words, undo: () => saveAll(undo) };
  };
  const bringBack = async (): Promise<Done> => {
    const { says } = await api.post('bring-back', { file });
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
          <Button onClick={() => setStep('rename')}>Another address …</Button>
          <Button onClick={() => onFinish(() => duplicate(text))}>Duplicate</Button>
          {'draft' in properties && isDraft && (
            <Button onClick={() => onFinish(() => turn(false))}>No draft any more</Button>
          )}
          {'draft' in properties && (!isDraft || isKnown) && (
            <Button onClick={() => (isKnown ? setStep('draft') : onFinish(() => turn(true)))}>
              {isDraft ? 'Where its address leads …' : isKnown ? 'Back to draft …' : 'Back to draft'}
            </Button>
          )}
          <Button onClick={() => setStep('remove')}>Remove …</Button>
        </div>
      )}
      {isGone && (
        <>
          <p>Visitors still see it until you publish. “Publish …” shows it with its last words.</p>
          <Button isMain onClick={() => onFinish(bringBack)}>
            Bring it back
          </Button>
        </>
      )}
      {step === 'rename' && <RenameText text={text} onFinish={onFinish} />}
      {(step === 'remove' || step === 'draft') && (
        <TakeOffText text={text} texts={overview.texts} how={step} onFinish={onFinish} />
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
  const { file: copy } = await api.post('new', { kind, title: copyTitle, ...(audience !== undefined && { audience }) });
  if (copy === undefined) return { words: 'The copy has no file.' };
  const changes = { title: copyTitle, slug: undefined, aliases: undefined, featured: undefined, draft: true };
  let source: string | undefined = saved.source;
  for (const [name, value] of Object.entries(changes)) source = source && setField(source, [name], value);
  await changeText(copy, () => source);
  go(deskAddress(copy));
  return { words: `“${copyTitle}” is a draft.` };
}
