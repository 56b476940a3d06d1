import { css } from '@emotion/react';
import type { Service } from '../../pipeline/model/service.ts';
import { from, motion, palette, space } from '../design/tokens.ts';
import { size } from '../design/type.ts';
import { useLabels } from './labels.ts';
import { Words } from './Words.tsx';

const fold = css`
  margin-top: ${space[2]};
  font-size: ${size(-1)};
  summary {
    display: flex;
    align-items: baseline;
    gap: ${space[2]};
    padding: ${space[1]} 0;
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > span + span::before {
    content: '· ';
  }
  summary:hover {
    color: ${palette('accent')};
  }
  summary::before {
    content: '';
    flex: none;
    width: 0.6em;
    height: 0.6em;
    border: solid ${palette('accent')};
    border-width: 0 1.5px 1.5px 0;
    rotate: -45deg;
  }
  &[open] summary::before {
    rotate: 45deg;
  }
  ${motion} {
    summary::before {
      transition: rotate 150ms ease-out;
    }
  }
  @media print {
    &::details-content {
      display: block;
      content-visibility: visible;
    }
  }
`;

const lists = css`
  display: grid;
  gap: ${space[4]} ${space[5]};
  margin: ${space[2]} 0 ${space[3]};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  dt {
    margin-bottom: ${space[1]};
    font-weight: 600;
  }
  li {
    padding: ${space[2]} 0;
    border-top: 1px solid ${palette('line')};
    line-height: 1.45;
  }
`;

interface Props {
  service: Pick<Service, 'covers' | 'deliverables'>;
}

/** What a service covers and what it delivers, folded until it is asked for; on paper it is open. */
export function ServiceScope({ service: { covers, deliverables } }: Props) {
  const label = useLabels();
  const parts = [
    { name: label('covers'), items: covers },
    { name: label('deliverables'), items: deliverables },
  ];
  return (
    <details css={fold}>
      <summary>
        {parts.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </summary>
      <dl css={lists}>
        {parts.map(({ name, items }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <ul role="list">
                {items.map((item) => (
                  <li key={item}>
                    <Words text={item} />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
