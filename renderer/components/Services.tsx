import { css } from '@emotion/react';
import type { Service } from '../../pipeline/content/model/section.ts';
import { from, headerHeight, space, palette } from '../design/tokens.ts';
import { twelve } from '../design/grid.ts';
import { ServiceEntry } from './ServiceEntry.tsx';
import { size } from '../design/type.ts';

const margin = css`
  margin-top: ${space[5]};
  ${from.desktop} {
    position: sticky;
    top: calc(${headerHeight} + ${space[5]});
    align-self: start;
    grid-column: 1 / 5;
  }
`;

const list = css`
  counter-reset: service;
  margin-top: ${space[5]};
  ${from.desktop} {
    grid-column: 5 / -1;
  }
`;

interface Props {
  items: readonly Service[];
  /** Whether a table of the page says for whom they are and what the client holds at the end. */
  areCompared: boolean;
  level: 2 | 3;
  /** The id of the heading that names the list; undefined if there is none. */
  named: string | undefined;
}

/** Services as a catalog: all entries in order, and in the margin their list. */
export function Services({ items, areCompared, level, named }: Props) {
  return (
    <div css={twelve} data-part="items">
      <div css={margin}>
        <ServiceIndex items={items} named={named} />
      </div>
      <ol css={list} role="list">
        {items.map((service) => (
          <ServiceEntry key={service.slug} service={service} isCompared={areCompared} level={level} />
        ))}
      </ol>
    </div>
  );
}

/** Names in a few lines; in a margin, one below the other. */
const names = css`
  margin-bottom: ${space[4]};
  font-size: ${size(-1)};
  ol {
    counter-reset: service;
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space[4]};
  }
  a {
    counter-increment: service;
    display: block;
    padding: ${space[1]} 0;
    line-height: 1.35;
    text-decoration: none;
    color: ${palette('text-quiet')};
  }
  a::before {
    content: counter(service, decimal-leading-zero) '  ';
    font-variant-numeric: tabular-nums;
    color: ${palette('accent')};
  }
  a:hover {
    color: ${palette('text')};
    text-decoration: underline;
  }
  [aria-current] {
    color: ${palette('text')};
  }
  ${from.desktop} {
    max-width: 18rem;
    ol {
      display: block;
    }
    a {
      padding: ${space[2]} ${space[4]};
      border-inline-start: 2px solid ${palette('line')};
    }
    [aria-current] {
      border-color: ${palette('accent')};
    }
  }
`;

interface IndexProps {
  items: readonly Service[];
  named: string | undefined;
}

/** The list of services in the margin; `follow-reading.ts` marks the one being read. */
function ServiceIndex({ items, named }: IndexProps) {
  return (
    <nav css={names} aria-labelledby={named} data-contents="">
      <ol role="list">
        {items.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
