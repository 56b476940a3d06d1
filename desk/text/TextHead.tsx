import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { palette, space } from '../../renderer/design/tokens.ts';
import { size } from '../../renderer/design/type.ts';
import { Button } from '../Button.tsx';
import { quiet, quietLine, title as titleStyle } from '../styles.ts';
import type { OpenText } from './open-text.ts';
import type { Standing } from './saving.ts';
import type { EarlierText } from './unsaved.ts';
import { timeWords, whenWords } from './words-of-time.ts';

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${palette('line')};
  h1 {
    flex: 1 1 16rem;
  }
`;
const lines = css`
  padding: 0 ${space[4]};
  font-size: ${size(-1)};
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
    padding: ${space[2]} 0;
    border-bottom: 1px solid ${palette('line')};
  }
`;

interface HeadProps {
  title: string;
  /** What visitors see of it, in words. */
  state: string;
  standing: Standing;
  onSave: () => void;
  /** Further buttons. */
  children: ReactNode;
}

/** The head of a text: its title, its state, and whether it is saved. */
export function TextHead({ title, state, standing, onSave, children }: HeadProps) {
  return (
    <div css={head}>
      <h1 css={titleStyle}>{title}</h1>
      <span css={quiet}>{state}</span>
      {children}
      <span css={quiet} role="status">
        {saveWords(standing)}
      </span>
      <Button isMain aria-keyshortcuts="Control+S Meta+S" onClick={onSave}>
        Save
      </Button>
    </div>
  );
}

/** Says in two words how a text and its file stand to each other. */
function saveWords({ theirs, isSaving, isUnsaved, savedAt }: Standing): string {
  if (theirs !== undefined) return 'Changed elsewhere';
  if (isSaving) return 'Saving';
  if (isUnsaved) return 'Not saved';
  return savedAt === undefined ? 'Saved' : `Saved ${timeWords(savedAt)}`;
}

/** A sentence at the head of a text, with what can be done about it. */
export interface Notice {
  readonly words: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Sentences at the head of a text. */
export function Notices({ notices, children }: { notices: readonly Notice[]; children?: ReactNode }) {
  return (
    <div role="status">
      {notices.length > 0 && (
        <ul css={lines} role="list">
          {notices.map(({ words, action }) => (
            <li key={words}>
              <span>{words}</span>
              {action && <Button onClick={action.run}>{action.label}</Button>}
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

interface EarlierProps {
  earlier: readonly EarlierText[];
  now: number;
  onShow: (text: EarlierText) => void;
}

/** Texts of the file that were not chosen, or that another tab left. */
export function EarlierTexts({ earlier, now, onShow }: EarlierProps) {
  if (earlier.length === 0) return null;
  return (
    <details css={quietLine}>
      <summary>Other texts that this browser keeps ({earlier.length})</summary>
      <ul role="list">
        {earlier.map((text) => (
          <li key={text.key}>
            <Button onClick={() => onShow(text)}>{whenWords(text.at, now)}: show both</Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface Presses {
  readonly onCompare: () => void;
  readonly onRetry: () => void;
  readonly onAnew: () => void;
}

/** What the head of a text says of its file. */
export function noticesOf(
  standing: Standing,
  { wasLeft, openedAt }: Pick<OpenText, 'wasLeft' | 'openedAt'>,
  presses: Presses,
): Notice[] {
  const { theirs, refused, isUnsaved, since, isElsewhere, unkept } = standing;
  const notices: Notice[] = [];
  if (theirs === 'gone')
    notices.push({
      words: 'This file was removed elsewhere. Your words are still here.',
      action: { label: 'Save it anew', run: presses.onAnew },
    });
  else if (theirs !== undefined)
    notices.push({
      words: 'This text was changed elsewhere, and you have other words. Nothing is written before you choose.',
      action: { label: 'Show both', run: presses.onCompare },
    });
  else if (wasLeft && isUnsaved && since !== undefined)
    notices.push({
      words: `Not saved since ${whenWords(since, openedAt)}`,
      action: { label: 'Show the saved one', run: presses.onCompare },
    });
  if (refused !== undefined)
    notices.push({
      words: `Not saved: ${refused} Your words are kept here.`,
      action: { label: 'Try again', run: presses.onRetry },
    });
  if (isElsewhere) notices.push({ words: 'This text is also open in another tab, with other words.' });
  if (unkept !== undefined) notices.push({ words: unkept });
  return notices;
}
