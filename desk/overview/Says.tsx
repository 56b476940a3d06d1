import { css } from '@emotion/react';
import { palette, space } from '../../renderer/design/tokens.ts';
import { size } from '../../renderer/design/type.ts';

const list = css`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]};
  border-inline-start: 2px solid ${palette('line-strong')};
  font-size: ${size(-1)};
`;

interface Props {
  says: readonly string[];
}

/** What would change, a sentence each. */
export function Says({ says }: Props) {
  return (
    <ul css={list} role="list" aria-label="What would change">
      {says.map((sentence) => (
        <li key={sentence}>{sentence.replaceAll('`', '')}</li>
      ))}
    </ul>
  );
}
