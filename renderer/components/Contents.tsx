import { css } from '@emotion/react';
import type { Heading } from '../../pipeline/model.ts';
import { from, headerHeight, palette, space } from '../design/tokens.ts';
import { size } from '../design/type.ts';

const box = css`
  font-size: ${size(-1)};
  ${from.desktop} {
    position: sticky;
    top: calc(${headerHeight} + ${space[4]});
    align-self: start;
  }
  ol {
    margin: ${space[3]} 0 0;
    padding: 0;
    list-style: none;
  }
  li {
    border-top: 1px solid ${palette('line')};
  }
  a {
    display: block;
    padding: ${space[2]} 0;
    line-height: 1.35;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

const title = css`
  font-weight: 600;
`;

interface Props {
  headings: readonly Heading[];
  label: string;
}

/** The sections of an article, in its margin. */
export function Contents({ headings, label }: Props) {
  const sections = headings.filter(({ depth }) => depth === 2);
  if (sections.length < 2) return <div />;
  return (
    <nav css={box} aria-labelledby="contents-title">
      <p id="contents-title" css={title}>
        {label}
      </p>
      <ol role="list">
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
