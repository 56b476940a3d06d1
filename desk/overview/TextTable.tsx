import { css } from '@emotion/react';
import { useState } from 'react';
import type { TextRow } from '../../pipeline/desk/protocol.ts';
import { from, palette, space } from '../../renderer/design/tokens.ts';
import { Button } from '../Button.tsx';
import { deskAddress } from '../route.ts';
import { quiet, table } from '../styles.ts';
import { whenWords } from '../text/words-of-time.ts';
import { counted, dayWords, foundWords, sortTexts, stateWords, type Column } from './words.ts';

const sortButton = css`
  min-height: 2rem;
  padding: 0;
  border: 0;
  background: none;
  font-weight: 600;
  cursor: pointer;
  [aria-sort] > & {
    color: ${palette('text')};
  }
  &:hover {
    color: ${palette('accent')};
  }
`;
const name = css({ fontWeight: 600, textUnderlineOffset: '0.2em', ':not(:hover)': { textDecoration: 'none' } });
const below = css(quiet, { display: 'block' });
const narrow = css(below, { [from.tablet]: { display: 'none' } });
const error = css({ color: palette('action'), fontWeight: 600 });
const more = css({ minWidth: '2.25rem', justifyContent: 'center', paddingInline: space[2] });

const UNSAVED = 'unsaved words';

const COLUMNS: readonly { readonly column: Column; readonly label: string; readonly className?: string }[] = [
  { column: 'title', label: 'Title' },
  { column: 'state', label: 'State', className: 'wide' },
  { column: 'day', label: 'Day', className: 'widest' },
  { column: 'words', label: 'Length', className: 'widest' },
  { column: 'found', label: 'Findings', className: 'wide' },
  { column: 'saved', label: 'Last change', className: 'widest' },
];

interface Props {
  texts: readonly TextRow[];
  /** Files with words that only this browser keeps. */
  unsaved: ReadonlySet<string>;
  onActions: (text: TextRow) => void;
}

/** Texts with what is known of each; the buttons above it sort it. */
export function TextTable({ texts, unsaved, onActions }: Props) {
  const [column, setColumn] = useState<Column>('saved');
  const [isDown, setDown] = useState(true);
  const [now] = useState(Date.now);
  const sort = (chosen: Column): void => {
    setDown(chosen === column ? !isDown : chosen !== 'title' && chosen !== 'state');
    setColumn(chosen);
  };
  return (
    <table css={table} aria-label="Texts">
      <thead>
        <tr>
          {COLUMNS.map((one) => (
            <th
              key={one.column}
              className={one.className}
              scope="col"
              aria-sort={one.column === column ? (isDown ? 'descending' : 'ascending') : undefined}
            >
              <button type="button" css={sortButton} onClick={() => sort(one.column)}>
                {one.label}
                <span aria-hidden="true">{one.column === column ? (isDown ? ' ↓' : ' ↑') : ''}</span>
              </button>
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">What to do</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sortTexts(texts, column, isDown).map((text) => (
          <Row
            key={text.file}
            text={text}
            isUnsaved={unsaved.has(text.file)}
            now={now}
            onActions={() => onActions(text)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  text: TextRow;
  isUnsaved: boolean;
  /** In milliseconds since 1970. */
  now: number;
  onActions: () => void;
}

function Row({ text, isUnsaved, now, onActions }: RowProps) {
  const { file, title, state, day, words, minutes, found, toConfirm, saved, address, isKnown } = text;
  const isGone = state.is === 'gone';
  return (
    <tr>
      <td>
        {isGone && !isUnsaved ? (
          title
        ) : (
          <a css={name} href={deskAddress(file)}>
            {title}
          </a>
        )}
        <span css={below}>{address ?? file}</span>
        <span css={narrow}>{isUnsaved ? `${stateWords(state)} · ${UNSAVED}` : stateWords(state)}</span>
      </td>
      <td className="wide">
        {stateWords(state)}
        {isUnsaved && <span css={below}>{UNSAVED}</span>}
      </td>
      <td className="widest">{day !== undefined && dayWords(day)}</td>
      <td className="widest">
        {!isGone && counted(words, 'word')}
        {minutes !== undefined && `, ${minutes} min`}
      </td>
      <td className="wide">
        <span css={found.error > 0 && error}>{foundWords(found)}</span>
        {isKnown && state.is === 'draft' && <span css={[below, error]}>its address leads nowhere</span>}
        {toConfirm > 0 && <span css={below}>{toConfirm} to be confirmed</span>}
      </td>
      <td className="widest">{saved > 0 && whenWords(saved, now)}</td>
      <td className="number">
        <Button css={more} aria-label={`What to do with ${title}`} aria-haspopup="dialog" onClick={onActions}>
          <span aria-hidden="true">…</span>
        </Button>
      </td>
    </tr>
  );
}
