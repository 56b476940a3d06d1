import { css } from '@emotion/react';
import { fillLabel } from '../../pipeline/fill-label.ts';
import type { Service } from '../../pipeline/model/service.ts';
import { from, palette, space } from '../design/tokens.ts';
import { display, size } from '../design/type.ts';
import { twelve } from '../design/grid.ts';
import { ActionLink } from './ActionLink.tsx';
import { Heading } from './Heading.tsx';
import { useLabels } from './labels.ts';
import { Prose } from './Prose.tsx';
import { Words } from './Words.tsx';

const list = css`
  counter-reset: service;
  margin-top: ${space[5]};
`;

/** A catalog's entry: number, name and terms in the margin, the case for it beside them. */
const entry = css(
  twelve,
  css`
    counter-increment: service;
    padding: ${space[6]} 0 ${space[7]};
    border-top: 1px solid ${palette('line-strong')};
    ${from.desktop} {
      grid-template-rows: auto auto 1fr auto;
      > * {
        grid-column: 5 / -1;
      }
      > :nth-child(2) {
        grid-row: 1 / span 3;
      }
      &::before,
      > :nth-child(1),
      > dl {
        grid-column: 1 / 5;
      }
    }
    &::before {
      content: counter(service, decimal-leading-zero);
      display: block;
      margin-bottom: ${space[2]};
      font-family: ${display.fontFamily};
      font-variant-numeric: lining-nums tabular-nums;
      color: ${palette('accent')};
    }
  `,
);

const heading = css`
  margin-bottom: ${space[4]};
  h2,
  h3 {
    font-size: ${size(2)};
    line-height: 1.15;
  }
`;

const summary = css`
  max-width: 46ch;
  margin-bottom: ${space[4]};
  font-family: ${display.fontFamily};
  font-size: ${size(1)};
  line-height: 1.35;
  text-wrap: balance;
`;

const detail = css`
  margin: 0;
  font-size: ${size(-1)};
  dt {
    font-weight: 600;
    margin-bottom: ${space[1]};
  }
  ul {
    padding: 0;
    list-style: none;
  }
  li {
    padding: ${space[2]} 0;
    border-top: 1px solid ${palette('line')};
  }
`;

const terms = css(
  detail,
  css`
    display: grid;
    gap: ${space[3]};
    align-content: start;
    margin: 0 0 ${space[5]};
    color: ${palette('text-quiet')};
    dt {
      margin: 0;
      color: ${palette('text')};
    }
    ${from.tablet} {
      grid-template-columns: 1fr 1fr;
      gap: ${space[4]} ${space[5]};
    }
    ${from.desktop} {
      grid-template-columns: none;
      gap: ${space[3]};
      max-width: 17rem;
    }
  `,
);

const scope = css(
  detail,
  css`
    display: grid;
    gap: ${space[5]};
    margin: ${space[5]} 0 ${space[6]};
    ${from.tablet} {
      grid-template-columns: 1fr 1fr;
    }
  `,
);

const links = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[3]} ${space[5]};
`;

interface Props {
  items: readonly Service[];
  level: 2 | 3;
}

/** Services, numbered, each with what it covers, what comes out, and how to begin. */
export function Services({ items, level }: Props) {
  const label = useLabels();
  return (
    <ol css={list} role="list">
      {items.map((service) => (
        <li key={service.slug} css={entry}>
          <div css={heading}>
            <Heading level={level}>{service.title}</Heading>
          </div>
          <div>
            <p css={summary}>
              <Words text={service.summary} />
            </p>
            <Prose prose={service.description} />
            <dl css={scope}>
              <Detail name={label('covers')} value={service.covers} />
              <Detail name={label('deliverables')} value={service.deliverables} />
            </dl>
          </div>
          <dl css={terms}>
            <Detail name={label('format')} value={service.format} />
            <Detail name={label('timeline')} value={service.timeline} />
            <Detail name={label('stages')} value={service.stages} />
            <Detail name={label('terms')} value={service.terms} />
            <Detail name={label('guidePrice')} value={service.guidePrice} />
          </dl>
          <div css={links}>
            <ActionLink
              action={{ ...service.booking, label: label('book') }}
              look="outline"
              aside={` ${fillLabel(label('aboutThis'), service.title)}`}
            />
            {service.page !== undefined && (
              <ActionLink
                action={{ label: fillLabel(label('learnMore'), service.title), href: service.page, external: false }}
                look="quiet"
              />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Detail({ name, value }: { name: string; value: string | readonly string[] | undefined }) {
  if (value === undefined) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {typeof value === 'string' ? (
          <Words text={value} />
        ) : (
          <ul>
            {value.map((item) => (
              <li key={item}>
                <Words text={item} />
              </li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  );
}
