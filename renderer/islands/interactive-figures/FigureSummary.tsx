import { css } from '@emotion/react';
import { palette, space } from '../../design/tokens.ts';
import { family, size } from '../../design/type.ts';

const text = css`
  margin-block: ${space[5]};
  padding-inline-start: ${space[4]};
  border-inline-start: 2px solid ${palette('accent')};
  font-family: ${family.display};
  font-size: ${size(0)};
  line-height: 1.45;
  &:empty {
    margin: 0;
    border: 0;
  }
  p + p {
    margin-top: ${space[2]};
  }
`;

interface Props {
  sentences: readonly string[];
  /** Mutes announcements while a control announces its own values. */
  isQuiet?: boolean;
}

/** What a figure says in its current state, as sentences without repetition; changes are announced. */
export function FigureSummary({ sentences, isQuiet = false }: Props) {
  return (
    <div css={text} aria-live={isQuiet ? 'off' : 'polite'}>
      {[...new Set(sentences)].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
