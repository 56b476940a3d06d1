import { css } from '@emotion/react';
import { from, palette, space } from '../../renderer/design/tokens.ts';
import { family, size } from '../../renderer/design/type.ts';

export const list = css({ display: 'grid', gap: space[3], padding: 0, listStyle: 'none' });

/** A paragraph whose words differ. */
export const block = css`
  max-width: 44rem;
  margin-block: ${space[2]};
  padding-inline-start: ${space[3]};
  border-inline-start: 2px solid ${palette('line')};
  overflow-wrap: anywhere;
  ins {
    background: ${palette('accent-quiet')};
    text-decoration: underline;
  }
  del {
    color: ${palette('text-quiet')};
  }
`;

/** Words of a new page: all of them are new. */
export const plain = css({ ins: { background: 'none', textDecoration: 'none' } });

/** Two texts beside each other where there is room. */
export const sideBySide = css`
  display: grid;
  gap: ${space[4]};
  ${from.desktop} {
    grid-template-columns: 1fr 1fr;
  }
  pre {
    max-height: 24rem;
    padding: ${space[3]};
    overflow: auto;
    border: 1px solid ${palette('line')};
    font-family: ${family.code};
    font-size: ${size(-1)};
    white-space: pre-wrap;
  }
`;
