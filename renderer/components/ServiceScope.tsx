import { css } from '@emotion/react';
import type { Service } from '../../pipeline/content/model/service.ts';
import { from, palette, space } from '../design/tokens.ts';
import { size } from '../design/type.ts';
import { useLabels } from './labels.ts';
import { Words } from './Words.tsx';

const fold = css`
  margin-top: ${space[2]};
  font-size: ${size(-1)};
  summary {
    padding: ${space[1]} 0;
    font-weight: 600;
  }
  summary > span + span::before {
    content: '· ';
    margin-inline-end: calc(${space[3]} - 0.25em);
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
