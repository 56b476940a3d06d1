import { css } from '@emotion/react';
import type { Card } from '../../pipeline/content/model/section.ts';
import { gutter } from '../design/grid.ts';
import { from, palette, space, upTo } from '../design/tokens.ts';
import { display, size } from '../design/type.ts';
import { ActionLink } from './ActionLink.tsx';
import { FigureSign } from './FigureSign.tsx';
import { Prose } from './Prose.tsx';

const list = css`
  margin-top: ${space[5]};
  border-bottom: 1px solid ${palette('line-strong')};
  > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[3]} ${space[5]};
    padding: ${space[5]} 0;
    border-top: 1px solid ${palette('line-strong')};
  }
  > li > :is(h2, h3, div) {
    grid-column: 1;
  }
  > li > svg {
    grid-area: 1 / -2 / span 2;
    width: 4.5rem;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  > li:hover > :is(h2, h3) {
    color: ${palette('accent')};
  }
`;

const doors = css`
  ${from.tablet} {
    > li {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr) auto;
      padding: ${space[6]} 0;
    }
    > li > div {
      grid-column: 2;
    }
  }
  ${from.desktop} {
    > li {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
    > li > :is(h2, h3) {
      grid-column: 1 / 5;
    }
    > li > div {
      grid-column: 5 / 12;
    }
    > li > svg {
      justify-self: end;
    }
  }
`;

/** The first is large, with its link as a button; where there is room, the others are beside it. */
const ways = css`
  border: 0;
  > li:first-of-type {
    margin-bottom: ${space[5]};
    padding: ${space[6]} ${space[5]};
    border-top: 3px solid ${palette('accent')};
    background: ${palette('surface-raised')};
  }
  > li:first-of-type > :is(h2, h3) {
    font-size: ${size(3)};
  }
  > li:first-of-type > div {
    gap: ${space[4]};
  }
  ${upTo.tablet} {
    > li > div {
      grid-column: 1 / -1;
    }
    > li > svg {
      grid-row: 1;
    }
  }
  ${from.desktop} {
    display: grid;
    grid-template: auto 1fr / minmax(0, 7fr) minmax(0, 5fr);
    column-gap: ${gutter};
    > li {
      align-content: start;
      padding: ${space[6]} 0 ${space[6]} ${space[5]};
    }
    > li:first-of-type {
      grid-template-columns: minmax(0, 1fr);
      grid-row: 1 / span 9;
      margin-bottom: 0;
      padding: ${space[7]};
    }
    > li:first-of-type > div {
      gap: ${space[5]};
    }
    > li:first-of-type > svg {
      grid-area: 1 / 1;
      width: 13rem;
      margin-bottom: ${space[5]};
      stroke-width: 1;
    }
  }
`;

const LAYOUTS = { doors, ways };

const titles = css(display, { fontSize: size(1), lineHeight: 1.3 });

const words = css`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
`;

interface Props {
  items: readonly Card[];
  layout: keyof typeof LAYOUTS;
  level: 2 | 3;
}

/** A few links to go on with; the whole entry of each is clickable. */
export function LinkRows({ items, layout, level }: Props) {
  const Level = `h${level}` as const;
  return (
    <ul css={[list, LAYOUTS[layout]]} role="list">
      {items.map(({ title, text, link, sign }, index) => (
        <li key={title}>
          <Level css={titles}>{title}</Level>
          <div css={words}>
            {text && <Prose prose={text} />}
            {link && <ActionLink action={link} look={layout === 'ways' && index === 0 ? 'button' : 'quiet'} />}
          </div>
          {sign && <FigureSign {...sign} />}
        </li>
      ))}
    </ul>
  );
}
