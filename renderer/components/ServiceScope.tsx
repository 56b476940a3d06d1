import { css } from '@emotion/react';
import type { Service } from '../../pipeline/content/model/service.ts';
import { from, palette, space } from '../design/tokens.ts';
import { size } from '../design/type.ts';
import { useLabels } from './labels.ts';
import { UnbrokenText } from './UnbrokenText.tsx';

const folds = css`
  display: grid;
  gap: 0 ${space[5]};
  align-items: start;
  margin-top: ${space[2]};
  font-size: ${size(-1)};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  summary {
    padding: ${space[1]} 0;
    font-weight: 600;
  }
  ul {
    margin-block: ${space[1]} ${space[3]};
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

/** What a service covers and what it delivers, folded until opened; printed, both are open. */
export function ServiceScope({ service: { covers, deliverables } }: Props) {
  const label = useLabels();
  const parts = [
    { name: label('covers'), items: covers },
    { name: label('deliverables'), items: deliverables },
  ];
  return (
    <div css={folds}>
      {parts.map(({ name, items }) => (
        <details key={name}>
          <summary>{name}</summary>
          <ul role="list">
            {items.map((item) => (
              <li key={item}>
                <UnbrokenText text={item} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
