import { css } from '@emotion/react';
import type { Service } from '../../pipeline/content/model/service.ts';
import { from, palette, space } from '../design/tokens.ts';
import { size } from '../design/type.ts';

/** Names in a few lines; in a margin, one below the other. */
const index = css`
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

interface Props {
  items: readonly Service[];
  /** The id of the heading that names the list; undefined if there is none. */
  named: string | undefined;
}

/** The list of services in the margin; `follow-reading.ts` marks the one being read. */
export function ServiceIndex({ items, named }: Props) {
  return (
    <nav css={index} aria-labelledby={named} data-contents="">
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
