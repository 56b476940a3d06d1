import { css } from '@emotion/react';
import { useState } from 'react';
import { DESK, type Overview, type TextRow, type TextState } from '../../pipeline/desk/protocol.ts';
import { DoneLine } from '../DoneLine.tsx';
import { space } from '../../renderer/design/tokens.ts';
import { button, field, mainButton, page, quiet, row, title } from '../styles.ts';
import { useDoing } from '../use-doing.ts';
import { useUnsavedFiles } from '../use-unsaved-files.ts';
import { ToConfirm } from './ConfirmScreen.tsx';
import { NewText } from './NewText.tsx';
import { TextActions } from './TextActions.tsx';
import { TextTable } from './TextTable.tsx';
import { useSearch } from './use-search.ts';
import { headLine, STATE_NAMES, STATES } from './words.ts';

const search = css(field, { flex: '1 1 16rem', width: 'auto' });
const choice = css(field, { width: 'auto' });
const top = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${space[2]} ${space[4]}` });

interface Props {
  overview: Overview;
  renew: () => Promise<void>;
}

/** All texts of a kind: what visitors see of each, and what is to be done. */
export function OverviewScreen({ overview, renew }: Props) {
  const kind = new URLSearchParams(location.search).get('kind');
  const [query, setQuery] = useState('');
  const [state, setState] = useState<TextState['is'] | ''>('');
  const [chosen, setChosen] = useState<TextRow>();
  const [isNew, setNew] = useState(false);
  const doing = useDoing();
  const unsaved = useUnsavedFiles(overview);
  const finds = useSearch(overview.texts, query);
  const ofKind = overview.texts.filter((text) => kind === null || text.kind === kind);
  const shown = ofKind.filter((text) => (state === '' || text.state.is === state) && finds(text));
  const states = STATES.filter((one) => ofKind.some((text) => text.state.is === one));
  return (
    <div css={page}>
      <div css={top}>
        <h1 css={title}>{kind === null ? 'Texts' : `${kind[0]?.toUpperCase()}${kind.slice(1)}s`}</h1>
        <p css={quiet}>
          {headLine(overview).join(' · ')} · <ToConfirm count={overview.toConfirm.length} />
        </p>
        <a css={mainButton} href={`${DESK}/publish`}>
          Publish …
        </a>
      </div>
      <div css={row} role="search">
        <input
          css={search}
          type="search"
          aria-label="Search all texts"
          placeholder="Search all texts"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <select
          css={choice}
          aria-label="State"
          value={state}
          onChange={(event) => setState(STATES.find((one) => one === event.target.value) ?? '')}
        >
          <option value="">All states</option>
          {states.map((one) => (
            <option key={one} value={one}>
              {STATE_NAMES[one]}
            </option>
          ))}
        </select>
        <button type="button" css={button} onClick={() => setNew(true)}>
          New …
        </button>
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
        <TextActions
          text={chosen}
          overview={overview}
          doing={doing}
          renew={renew}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}
