import { css } from '@emotion/react';
import type { Service } from '../../pipeline/model.ts';
import type { Labels } from '../../pipeline/schema/labels.ts';
import { from, palette, space } from '../design/tokens.ts';
import { display, size } from '../design/type.ts';
import { ActionLink } from './ActionLink.tsx';
import { Heading } from './Heading.tsx';
import { Prose } from './Prose.tsx';

const list = css`
  counter-reset: service;
  margin: ${space[6]} 0 0;
  padding: 0;
  list-style: none;
`;

const card = css`
  counter-increment: service;
  padding: ${space[6]} 0;
  border-top: 1px solid ${palette('line-strong')};
  &::before {
    content: counter(service, decimal-leading-zero);
    font-family: ${display.fontFamily};
    color: ${palette('accent')};
  }
`;

const summary = css`
  margin: ${space[2]} 0 ${space[4]};
  font-size: ${size(1)};
  line-height: 1.4;
  text-wrap: pretty;
`;

const details = css`
  display: grid;
  gap: ${space[4]} ${space[6]};
  margin: ${space[5]} 0;
  font-size: ${size(-1)};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  dt {
    font-weight: 600;
    margin-bottom: ${space[1]};
  }
  ul {
    padding-left: 1.2em;
    list-style: disc;
  }
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[3]} ${space[5]};
`;

interface Props {
  items: readonly Service[];
  level: 2 | 3;
  labels: Labels;
}

/** Services, numbered, each with what it covers, what comes out, and how to begin. */
export function Services({ items, level, labels }: Props) {
  return (
    <ol css={list} role="list">
      {items.map((service) => (
        <li key={service.slug} css={card}>
          <Heading level={level}>{service.title}</Heading>
          <p css={summary}>{service.summary}</p>
          <Prose prose={service.description} />
          <dl css={details}>
            <Detail name={labels.covers} value={service.covers} />
            <Detail name={labels.deliverables} value={service.deliverables} />
            <Detail name={labels.format} value={service.format} />
            <Detail name={labels.timeline} value={service.timeline} />
            <Detail name={labels.stages} value={service.stages} />
            <Detail name={labels.terms} value={service.terms} />
          </dl>
          <div css={links}>
            <ActionLink
              action={{ ...service.booking, label: labels.book }}
              look="button"
              newWindow={`${labels.about_this} ${service.title} ${labels.new_window}`}
            />
            {service.page !== undefined && (
              <ActionLink
                action={{ label: `${labels.learn_more} ${service.title}`, href: service.page, external: false }}
                look="quiet"
                newWindow={labels.new_window}
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
          value
        ) : (
          <ul>
            {value.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  );
}
