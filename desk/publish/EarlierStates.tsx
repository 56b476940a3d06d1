import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { EarlierState } from '../../pipeline/desk/protocol.ts';
import { changedBlocks } from '../../pipeline/publishing/changed-words.ts';
import { api, faultWords } from '../api.ts';
import { Button } from '../Button.tsx';
import { FaultLine } from '../DoneLine.tsx';
import { quiet } from '../styles.ts';
import { space } from '../../renderer/design/tokens.ts';
import { size } from '../../renderer/design/type.ts';
import { ChangedWords } from './ChangedWords.tsx';
import { momentOf } from './EarlierPublications.tsx';
import { keyWords } from '../text/bar.ts';
import { list } from './publish-styles.ts';

const panel = css({ maxHeight: '40vh', overflow: 'auto', padding: `${space[2]} ${space[4]}`, fontSize: size(-1) });

interface Props {
  readonly file: string;
  /** The whole file as it stands in the editor. */
  readonly source: string;
  /** Puts an earlier text in its place, as one step that can be undone. */
  readonly onBringBack: (source: string) => void;
}

/** Each earlier state of a text with what differs in it from the present one. */
export function EarlierStates({ file, source, onBringBack }: Props) {
  const [states, setStates] = useState<readonly EarlierState[]>();
  const [fault, setFault] = useState<string>();
  const [open, setOpen] = useState<Open>();
  useEffect(() => {
    api.states(file).then(setStates, (error: unknown) => setFault(faultWords(error)));
  }, [file]);
  const show = (id: string): void => {
    if (open?.id === id) return setOpen(undefined);
    api.stateText(file, id).then(
      ({ source: text }) => setOpen({ id, text }),
      (error: unknown) => setOpen({ id, fault: faultWords(error) }),
    );
  };
  if (fault !== undefined) return <FaultLine words={fault} />;
  if (!states) return <p role="status">Looking for earlier states …</p>;
  return (
    <section css={panel} aria-label="Earlier states">
      <p>
        {states.length === 0 && 'No earlier state of this text is kept yet. '}
        Each publication keeps one. What you typed or saved since then is taken back while this text is open:{' '}
        {keyWords('Mod-z')} in the text, “Undo” over the fields.
      </p>
      <ul css={list}>
        {states.map(({ id, at, words }) => (
          <li key={id}>
            <Button aria-expanded={open?.id === id} onClick={() => show(id)}>
              {momentOf(at)}
            </Button>{' '}
            <span css={quiet}>{words}</span>
            {open?.id === id && <State open={open} source={source} onBringBack={onBringBack} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The state that was chosen: its text, or why it cannot be shown. */
type Open = { readonly id: string } & ({ readonly text: string } | { readonly fault: string });

interface StateProps extends Pick<Props, 'source' | 'onBringBack'> {
  readonly open: Open;
}

function State({ open, source, onBringBack }: StateProps) {
  if ('fault' in open) return <FaultLine words={open.fault} />;
  const { text } = open;
  if (text === source) return <p>This is the text as it stands.</p>;
  return (
    <>
      <ChangedWords blocks={changedBlocks(source, text)} />
      <Button onClick={() => onBringBack(text)}>Bring this back</Button>
    </>
  );
}
