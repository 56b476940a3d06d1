import { css } from '@emotion/react';
import type { Page } from '../../pipeline/content/model/page.ts';
import { palette } from '../design/tokens.ts';
import { size } from '../design/type.ts';
import { band } from '../design/grid.ts';

const line = css`
  font-size: ${size(-1)};
  color: ${palette('text-quiet')};
`;

/** When a page was last changed, in its own words. */
export function Updated({ updated }: { updated: Page['updated'] }) {
  if (!updated) return null;
  return (
    <p css={[band, line]}>
      <time dateTime={updated.day}>{updated.text}</time>
    </p>
  );
}
