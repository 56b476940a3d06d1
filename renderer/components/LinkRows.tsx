import { css } from '@emotion/react';
import type { Card } from '../../pipeline/content/model/section.ts';
import { from, motion, palette, space } from '../design/tokens.ts';
import { display, size } from '../design/type.ts';
import { ActionLink } from './ActionLink.tsx';
import { Door } from './Door.tsx';
import { Prose } from './Prose.tsx';

const list = css`
  margin-top: ${space[5]};
  border-bottom: 1px solid ${palette('line-strong')};
`;

const door = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]} ${space[5]};
  padding: ${space[5]} 0;
  border-top: 1px solid ${palette('line-strong')};
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover h2,
  &:hover h3 {
    color: ${palette('accent')};
  }
  ${from.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr) auto;
    padding: ${space[6]} 0;
  }
  ${from.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    > h2,
    > h3 {
      grid-column: 1 / 5;
    }
    > div {
      grid-column: 5 / 12;
    }
  }
  > svg {
    grid-area: 1 / -2 / span 2;
    justify-self: end;
  }
  &:hover path + path {
    scale: 0.45 1;
  }
  ${motion} {
    path + path {
      transition: scale 250ms ease-out;
    }
  }
`;

const titles = css(display, { fontSize: size(1), lineHeight: 1.3 });

const words = css`
  display: grid;
  gap: ${space[2]};
`;

interface Props {
  items: readonly Card[];
  level: 2 | 3;
}

/** A few links to go on with, one per row; the whole row is clickable. */
export function LinkRows({ items, level }: Props) {
  const Level = `h${level}` as const;
  return (
    <ul css={list} role="list">
      {items.map(({ title, text, link }) => (
        <li key={title} css={door}>
          <Level css={titles}>{title}</Level>
          <div css={words}>
            {text && <Prose prose={text} />}
            {link && <ActionLink action={link} look="quiet" />}
          </div>
          <Door />
        </li>
      ))}
    </ul>
  );
}
