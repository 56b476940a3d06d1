import { css } from '@emotion/react';
import { FEED_FORMS } from '../../pipeline/content/addresses.ts';
import { palette, space } from '../design/tokens.ts';
import { band } from '../design/grid.ts';
import { useLabels } from './labels.ts';
import { withBase } from './with-base.ts';

const line = css`
  padding-block: ${space[5]};
  color: ${palette('text-quiet')};
  ul {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    margin: 0 0 0 ${space[4]};
    padding: 0;
  }
  a {
    display: inline-block;
    padding-block: ${space[2]};
  }
`;

/** Links to the feeds of a list; `base` is the start of their addresses. */
export function FeedLine({ base }: { base: string }) {
  const label = useLabels();
  return (
    <div css={band}>
      <nav css={line} aria-labelledby="page:feeds">
        <span id="page:feeds">{label('feeds')}</span>
        <ul role="list">
          {Object.values(FEED_FORMS).map(({ file, type, name }) => (
            <li key={file}>
              <a href={withBase(base + file)} type={type}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
