import { css } from '@emotion/react';
import { quietButton } from '../../renderer/design/quiet-button.ts';
import { palette, space } from '../../renderer/design/tokens.ts';
import { size } from '../../renderer/design/type.ts';
import type { EarlierText } from './unsaved.ts';
import { whenWords } from './words-of-time.ts';

/** A quiet line below or above the text. */
export const quietLine = css`
  padding: ${space[1]} ${space[4]};
  border-top: 1px solid ${palette('line')};
  color: ${palette('text-quiet')};
  font-size: ${size(-1)};
`;

interface Props {
  earlier: readonly EarlierText[];
  now: number;
  onShow: (text: EarlierText) => void;
}

/** Texts of the file that were not chosen, or that another tab left. */
export function EarlierTexts({ earlier, now, onShow }: Props) {
  if (earlier.length === 0) return null;
  return (
    <details css={quietLine}>
      <summary>Other texts that this browser keeps ({earlier.length})</summary>
      <ul role="list">
        {earlier.map((text) => (
          <li key={text.key}>
            <button type="button" css={quietButton} onClick={() => onShow(text)}>
              {whenWords(text.at, now)}: show both
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
