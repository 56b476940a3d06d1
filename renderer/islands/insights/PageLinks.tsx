import { css } from '@emotion/react';
import { fillLabel } from '../../../pipeline/content/fill-label.ts';
import { chosenInForcedColors, palette, radius, space } from '../../design/tokens.ts';
import type { InsightsLabels } from './insights-labels.ts';
import { onPlainClick } from './plain-click.ts';
import { withBase } from '../../components/with-base.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[6]};
  a {
    display: grid;
    place-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    border: 1px solid ${palette('line-strong')};
    border-radius: ${radius.small};
    text-decoration: none;
    font-variant-numeric: tabular-nums;
  }
  [aria-current] {
    background: ${palette('text')};
    color: ${palette('surface')};
    ${chosenInForcedColors}
  }
`;

interface Props {
  addressOf: (page: number) => string;
  page: number;
  pages: number;
  onChange: (page: number) => void;
  labels: InsightsLabels;
}

/** Links to the pages of a list, if it has several; a very long list links to those nearby and at the ends. */
export function PageLinks({ addressOf, page, pages, onChange, labels }: Props) {
  if (pages < 2) return null;
  return (
    <nav aria-label={labels.pagination}>
      <ul css={row} role="list">
        {pagesToOffer(page, pages).map((number) => (
          <li key={number}>
            <a
              href={withBase(addressOf(number))}
              aria-label={fillLabel(labels.page, number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={onPlainClick(() => onChange(number))}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Up to this number, every page has a link. */
const MAX_CONTROLS = 12;

function pagesToOffer(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  return pages <= MAX_CONTROLS
    ? all
    : all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 3);
}
