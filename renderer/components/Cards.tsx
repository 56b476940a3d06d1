import { css } from '@emotion/react';
import type { Action, Card } from '../../pipeline/model.ts';
import { from, motion, palette, space } from '../design/tokens.ts';
import { size } from '../design/type.ts';
import { ActionLink } from './ActionLink.tsx';
import { Heading } from './Heading.tsx';
import { Points } from './Points.tsx';
import { Prose } from './Prose.tsx';

const grid = css`
  display: grid;
  gap: ${space[5]};
  margin: ${space[6]} 0 0;
  padding: 0;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const card = css`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[5]};
  background: ${palette('surface-raised')};
  border: 1px solid ${palette('line')};
  ${motion} {
    transition: transform 150ms ease-out;
    &:has(a:hover) {
      transform: translateY(-2px);
    }
  }
`;

const link = css`
  margin-top: auto;
  font-size: ${size(-1)};
`;

interface Props {
  items: readonly Card[];
  level: 2 | 3;
  newWindow: string;
}

/** Cards in two columns; where one leads somewhere, its link says where. */
export function Cards({ items, level, newWindow }: Props) {
  return (
    <ul css={grid} role="list">
      {items.map(({ title, text, points, link: action }) => (
        <li key={title} css={card}>
          <Heading level={level}>{title}</Heading>
          {text && <Prose prose={text} />}
          {points.length > 0 && <Points items={points} />}
          {action && (
            <div css={link}>
              <ActionLink
                action={action}
                look="quiet"
                newWindow={newWindow}
                about={isAmbiguous(action, items) ? title : undefined}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Whether another card has a link with the same label that leads elsewhere. */
function isAmbiguous({ label, href }: Action, items: readonly Card[]): boolean {
  return items.some(({ link: other }) => other?.label === label && other.href !== href);
}
