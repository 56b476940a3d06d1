import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { from, palette, space } from '../../renderer/design/tokens.ts';
import { display, family, size } from '../../renderer/design/type.ts';
import { band, twelve } from '../../renderer/design/grid.ts';

const chapter = css`
  margin-top: ${space[8]};
`;

const head = css(
  twelve,
  css`
    padding-top: ${space[4]};
    border-top: 2px solid ${palette('text')};
    margin-bottom: ${space[6]};
    ${from.desktop} {
      > h2 {
        grid-column: 1 / 6;
      }
      > p {
        grid-column: 6 / -1;
      }
    }
  `,
);

const heading = css(display, { fontSize: size(3) });

const figure = css`
  margin-right: 0.4em;
  font-family: ${family.display};
  font-variant-numeric: lining-nums tabular-nums;
  color: ${palette('accent')};
`;

const words = css`
  max-width: 60ch;
  padding-top: ${space[3]};
  color: ${palette('text-quiet')};
`;

const back = css`
  display: block;
  width: fit-content;
  margin-top: ${space[2]};
  font-size: ${size(-1)};
  color: ${palette('accent')};
`;

interface Props {
  id: string;
  number: number;
  title: string;
  about: string;
  children: ReactNode;
}

/** One chapter of the style guide. */
export function Chapter({ id, number, title, about, children }: Props) {
  return (
    <section id={id} css={chapter} aria-labelledby={`${id}-heading`}>
      <div css={band}>
        <div css={head}>
          <h2 id={`${id}-heading`} css={heading}>
            <span css={figure}>{number}</span>
            {title}
          </h2>
          <p css={words}>
            {about}
            <a css={back} href="#chapters">
              Back to the chapters
            </a>
          </p>
        </div>
      </div>
      {children}
    </section>
  );
}
