import { css } from '@emotion/react';
import { fillLabel } from '../../pipeline/content/fill-label.ts';
import type { Service } from '../../pipeline/content/model/section.ts';
import { from, palette, space } from '../design/tokens.ts';
import { display, size } from '../design/type.ts';
import { ActionLink } from './ActionLink.tsx';
import { Heading } from './Heading.tsx';
import { useLabels } from './labels.ts';
import { Prose } from './Prose.tsx';
import { UnbrokenText } from './UnbrokenText.tsx';

const NUMBER_ROOM = '2.5rem';

/** A catalog entry: its number, the case for it, and its terms, beside that if there is room. */
const entry = css`
  counter-increment: service;
  position: relative;
  padding-block: ${space[5]};
  border-top: 1px solid ${palette('line-strong')};
  line-height: 1.5;
  > a {
    justify-self: start;
    padding-block: ${space[3]};
    font-size: ${size(-1)};
  }
  > :is(h2, h3)::before {
    content: counter(service, decimal-leading-zero);
    display: inline-block;
    min-width: ${NUMBER_ROOM};
    font-variant-numeric: lining-nums tabular-nums;
    color: ${palette('accent')};
  }
  ${from.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 20rem;
    grid-template-rows: auto auto auto 1fr;
    column-gap: ${space[5]};
    > * {
      grid-column: 1;
    }
    > [data-part='terms'] {
      grid-area: 1 / 2 / span 4;
    }
  }
  ${from.desktop} {
    > :is(h2, h3)::before {
      position: absolute;
      inset-inline-end: 100%;
    }
  }
`;

const summary = css`
  margin-bottom: ${space[3]};
  font-family: ${display.fontFamily};
  line-height: 1.35;
  color: ${palette('accent')};
`;

const method = css`
  margin-top: ${space[2]};
`;

const terms = css`
  margin-top: ${space[3]};
  dl {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: ${space[2]} ${space[3]};
    margin-bottom: ${space[4]};
    line-height: 1.35;
  }
  dl > div {
    display: contents;
  }
  a {
    padding: ${space[3]} ${space[4]};
  }
  dt {
    font-weight: 600;
  }
  dd {
    color: ${palette('text-quiet')};
  }
  ${from.tablet} {
    margin-top: ${space[1]};
  }
`;

interface Props {
  service: Service;
  /** Whether a table of the page says for whom it is and what the client holds at the end. */
  isCompared: boolean;
  level: 2 | 3;
}

/** One service: its method, what it takes, and how to begin. Scope and deliverables unfold. */
export function ServiceEntry({ service, isCompared, level }: Props) {
  const label = useLabels();
  const { slug, title, booking, page } = service;
  const details: readonly [string, string | undefined][] = [
    [label('forWhom'), isCompared ? undefined : service.forWhom],
    [label('format'), service.format],
    [label('timeline'), service.timeline],
    [label('terms'), service.terms],
    [label('guidePrice'), service.guidePrice],
  ];
  return (
    <li id={slug} css={entry}>
      <Heading level={level}>{title}</Heading>
      <div css={method}>
        {!isCompared && (
          <p css={summary}>
            <UnbrokenText text={service.summary} />
          </p>
        )}
        <Prose prose={service.description} />
      </div>
      <ServiceScope service={service} />
      {page !== undefined && (
        <ActionLink
          action={{ label: fillLabel(label('learnMore'), title), href: page, external: false }}
          look="quiet"
        />
      )}
      <div css={terms} data-part="terms">
        <dl>
          {details.map(
            ([name, value]) =>
              value !== undefined && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <UnbrokenText text={value} />
                  </dd>
                </div>
              ),
          )}
        </dl>
        <ActionLink
          action={{ ...booking, label: label('book') }}
          look="outline"
          aside={` ${fillLabel(label('aboutThis'), title)}`}
        />
      </div>
    </li>
  );
}

const folds = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 ${space[5]};
  align-items: start;
  margin-top: ${space[3]};
  > [open] {
    grid-column: 1 / -1;
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

/** What a service covers and what it delivers, folded until opened; printed, both are open. */
function ServiceScope({ service: { covers, deliverables } }: { service: Pick<Service, 'covers' | 'deliverables'> }) {
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
