import { css } from '@emotion/react';
import { from, palette, space } from '../../renderer/design/tokens.ts';
import { family, size } from '../../renderer/design/type.ts';
import { band } from '../../renderer/design/grid.ts';

const list = css`
  ${from.tablet} {
    columns: 2;
    column-gap: ${space[5]};
  }
  ${from.desktop} {
    columns: 3;
  }
  li {
    break-inside: avoid;
    border-top: 1px solid ${palette('line')};
  }
  a {
    display: flex;
    gap: ${space[3]};
    padding-block: ${space[2]};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-decoration-color: ${palette('accent')};
  }
`;

const figure = css`
  width: 1.6em;
  font-family: ${family.display};
  font-size: ${size(0)};
  font-variant-numeric: lining-nums tabular-nums;
  color: ${palette('accent')};
`;

interface Props {
  chapters: readonly { readonly id: string; readonly title: string }[];
}

/** Links to all chapters. */
export function ChapterList({ chapters }: Props) {
  return (
    <nav id="chapters" css={band} aria-label="Chapters">
      <ol css={list} role="list">
        {chapters.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span css={figure}>{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
