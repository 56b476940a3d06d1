import { css } from '@emotion/react';
import { useState } from 'react';
import { labelOf } from '../../pipeline/desk/form-words.ts';
import { DESK, type TextRow, type TextState } from '../../pipeline/desk/protocol.ts';
import { DoneLine } from '../DoneLine.tsx';
import { space } from '../../renderer/design/tokens.ts';
import { Button } from '../Button.tsx';
import { Choice } from '../Choice.tsx';
import { Input } from '../Input.tsx';
import { mainButton, page, quiet, row, title } from '../styles.ts';
import { useDoing, type Done } from '../use-doing.ts';
import type { ScreenProps } from '../use-overview.ts';
import { useUnsavedFiles } from '../use-unsaved-files.ts';
import { ToConfirm } from './ConfirmScreen.tsx';
import { NewText } from './NewText.tsx';
import { TextActions } from './TextActions.tsx';
import { TextTable } from './TextTable.tsx';
import { useSearch } from './use-search.ts';
import { headLine, STATE_NAMES, STATES } from './words.ts';

const search = css({ flex: '1 1 16rem', width: 'auto' });
const top = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${space[2]} ${space[4]}` });

/** All texts of a kind: what visitors see of each, and what is to be done. */
export function OverviewScreen({ overview, renew }: ScreenProps) {
  const kind = new URLSearchParams(location.search).get('kind');
  const [query, setQuery] = useState('');
  const [state, setState] = useState<TextState['is'] | ''>('');
  const [chosen, setChosen] = useState<TextRow>();
  const [isNew, setNew] = useState(false);
  const doing = useDoing(renew);
  const unsaved = useUnsavedFiles(overview);
  const finds = useSearch(overview.texts, query);
  const ofKind = overview.texts.filter((text) => kind === null || text.kind === kind);
  const shown = ofKind.filter((text) => (state === '' || text.state.is === state) && finds(text));
  const states = STATES.filter((one) => ofKind.some((text) => text.state.is === one)).map((value) => ({
    value,
    words: STATE_NAMES[value],
  }));
  const finish = (task: () => Promise<Done>): void => {
    setChosen(undefined);
    void doing.run(task);
  };
  return (
    <div css={page}>
      <div css={top}>
        <h1 css={title}>{kind === null ? 'Texts' : `${labelOf(kind)}s`}</h1>
        <p css={quiet}>
          {headLine(overview).join(' · ')} · <ToConfirm count={overview.toConfirm.length} />
        </p>
        <a css={mainButton} href={`${DESK}/publish`}>
          Publish …
        </a>
      </div>
      <div css={row} role="search">
        <Input
          css={search}
          type="search"
          aria-label="Search all texts"
          placeholder="Search all texts"
          value={query}
          onWords={setQuery}
        />
        <Choice
          css={{ width: 'auto' }}
          aria-label="State"
          value={state}
          choices={[{ value: '', words: 'All states' }, ...states]}
          onChoose={setState}
        />
        <Button onClick={() => setNew(true)}>New …</Button>
      </div>
      <DoneLine doing={doing} />
      {shown.length > 0 ? (
        <TextTable texts={shown} unsaved={unsaved} onActions={setChosen} />
      ) : (
        <p>
          {ofKind.length === 0
            ? 'Nothing is here yet. Press “New …”: a title is enough to begin, and nobody else sees a draft.'
            : 'No text has these words and this state.'}
        </p>
      )}
      <p css={quiet} role="status">
        {query !== '' && `${shown.length} of ${ofKind.length}`}
      </p>
      {isNew && <NewText overview={overview} kind={kind} onClose={() => setNew(false)} />}
      {chosen && (
        <TextActions text={chosen} overview={overview} onFinish={finish} onClose={() => setChosen(undefined)} />
      )}
    </div>
  );
}
