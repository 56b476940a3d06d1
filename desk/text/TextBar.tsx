import { css } from '@emotion/react';
import type { EditorView } from '@codemirror/view';
import { memo, useRef, useState, type KeyboardEvent } from 'react';
import { forcedColors, palette, radius, space } from '../../renderer/design/tokens.ts';
import { size } from '../../renderer/design/type.ts';
import { Tooltip } from '../../renderer/islands/tooltip/Tooltip.tsx';
import { nextByKey } from './arrow-keys.ts';
import { quietLine } from '../styles.ts';
import { BAR, keyWords } from './bar.ts';

const bar = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[1]};
  padding: ${space[1]} ${space[2]};
  border-bottom: 1px solid ${palette('line')};
  button {
    min-height: 2rem;
    padding: 0 ${space[2]};
    border: 1px solid transparent;
    border-radius: ${radius.small};
    background: none;
    font-size: ${size(-1)};
    color: ${palette('text-quiet')};
    cursor: pointer;
    &:hover {
      background: ${palette('surface-sunk')};
      color: ${palette('accent')};
    }
    &:focus-visible {
      outline-offset: 0;
    }
    ${forcedColors} {
      border-color: currentColor;
    }
    @media (pointer: coarse) {
      min-height: 2.75rem;
      min-width: 2.75rem;
    }
  }
`;

interface Props {
  view: EditorView;
}

/** Buttons that write Markdown into the text; arrow keys go from one to the next. */
export const TextBar = memo(function TextBar({ view }: Props) {
  const [at, setAt] = useState(0);
  const buttons = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const next = nextByKey(event.key, at, BAR.length);
    if (next === undefined) return;
    event.preventDefault();
    buttons.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div css={bar} role="toolbar" aria-label="What to put into the text" ref={buttons}>
      {BAR.map(({ name, help, key, run }, index) => (
        <Tooltip key={name} text={key === undefined ? help : `${help} (${keyWords(key)})`}>
          <button
            type="button"
            tabIndex={index === at ? 0 : -1}
            onFocus={() => setAt(index)}
            onKeyDown={move}
            onClick={() => {
              run(view);
              view.focus();
            }}
          >
            {name}
          </button>
        </Tooltip>
      ))}
    </div>
  );
});

/** What keys do in the text. */
export function KeysHelp() {
  return (
    <details css={quietLine}>
      <summary>Keys</summary>
      <p>Tab leaves the text, in a table as well; arrow keys lead from cell to cell.</p>
      <p>F8 leads to the next finding, Shift and F8 to the one before.</p>
    </details>
  );
}
