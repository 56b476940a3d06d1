import { css } from '@emotion/react';
import type { Audience, Service } from '../../pipeline/content/model/section.ts';
import { from, palette, space, upTo } from '../design/tokens.ts';
import { display, kicker, size } from '../design/type.ts';
import { useLabels } from './labels.ts';
import { UnbrokenText } from './UnbrokenText.tsx';

/** On a narrow page, rows are list entries and column names are hidden, but screen readers still read them. */
const table = css`
  display: block;
  margin-top: ${space[4]};
  border-bottom: 1px solid ${palette('line-strong')};
  font-size: 1rem;
  line-height: 1.4;
  th {
    text-align: start;
  }
  thead,
  tbody,
  tr,
  th,
  td {
    display: block;
    padding: 0;
  }
  thead {
    position: absolute;
    opacity: 0;
  }
  ${from.desktop} {
    margin-top: 0;
    tr {
      display: grid;
      grid-template-columns: 24fr 32fr 38fr 14fr;
      column-gap: ${space[4]};
    }
    thead {
      position: static;
      opacity: 1;
    }
    thead th {
      padding-bottom: ${space[2]};
      font-weight: 400;
      color: ${palette('text-quiet')};
    }
  }
`;

const group = css(
  kicker,
  css`
    grid-column: 1 / -1;
    border-top: 1px solid ${palette('line-strong')};
    color: ${palette('accent')};
    tbody & {
      padding: ${space[3]} 0 ${space[1]};
    }
  `,
);

/** The whole row is the click target of its one link. */
const row = css`
  position: relative;
  align-items: baseline;
  border-top: 1px solid ${palette('line')};
  tbody & {
    padding: ${space[3]} 0;
  }
  th {
    font-family: ${display.fontFamily};
    font-size: ${size(0)};
    font-weight: ${display.fontWeight};
    line-height: 1.3;
  }
  a {
    text-decoration-color: ${palette('line-strong')};
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    background: ${palette('surface-raised')};
  }
  &:hover a {
    color: ${palette('accent')};
    text-decoration-color: currentcolor;
  }
  td:nth-of-type(1) {
    color: ${palette('text-quiet')};
  }
  td:nth-of-type(3) {
    font-weight: 600;
  }
  ${upTo.desktop} {
    tbody & {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0.2rem ${space[4]};
    }
    td {
      grid-column: 1 / -1;
    }
    td:nth-of-type(3) {
      grid-area: 1 / 2;
    }
  }
  ${from.desktop} {
    tbody & {
      padding: ${space[2]} 0;
    }
  }
`;

interface Props {
  items: readonly Service[];
  named: string | undefined;
}

/** Compares services, grouped by audience; each row links to the details of its service. */
export function ServiceTable({ items, named }: Props) {
  const label = useLabels();
  const groups: readonly [Audience, string][] = [
    ['founders', label('forFounders')],
    ['ttos', label('forTtos')],
  ];
  const columns = [label('service'), label('forWhom'), label('held'), label('timeline')];
  return (
    <table css={table} role="table" aria-labelledby={named}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groups
        .filter(([audience]) => items.some((service) => service.audience === audience))
        .map(([audience, title]) => (
          <tbody key={audience} role="rowgroup">
            <tr role="row">
              <th css={group} role="rowheader" scope="rowgroup" colSpan={columns.length}>
                {title}
              </th>
            </tr>
            {items
              .filter((service) => service.audience === audience)
              .map((service) => (
                <Row key={service.slug} service={service} />
              ))}
          </tbody>
        ))}
    </table>
  );
}

function Row({ service: { slug, title, forWhom, summary, timeline } }: { service: Service }) {
  return (
    <tr css={row} role="row">
      <th role="rowheader" scope="row">
        <a href={`#${slug}`}>{title}</a>
      </th>
      {[forWhom, summary, timeline].map((text) => (
        <td key={text} role="cell">
          <UnbrokenText text={text} />
        </td>
      ))}
    </tr>
  );
}
