import { css } from '@emotion/react';
import type { Heading } from '../../pipeline/content/model/text.ts';
import { foldOnPhone, headOfFold } from '../design/fold-on-phone.ts';
import { from, headerHeight, palette, space } from '../design/tokens.ts';
import { size } from '../design/type.ts';
import { useLabels } from './labels.ts';

const box = css`
  font-size: ${size(-1)};
  ${from.desktop} {
    position: sticky;
    top: calc(${headerHeight} + ${space[5]});
    align-self: start;
    max-height: calc(100vh - ${headerHeight} - ${space[6]});
    overflow-y: auto;
  }
  ol {
    margin-top: ${space[3]};
    ${from.tablet} {
      columns: 2;
      column-gap: ${space[6]};
    }
    ${from.desktop} {
      columns: auto;
    }
  }
  li {
    break-inside: avoid;
    padding-inline-start: ${space[4]};
    border-inline-start: 2px solid ${palette('line')};
  }
  li:has([aria-current]) {
    border-inline-start-color: ${palette('accent')};
  }
  a {
    display: block;
    padding: ${space[2]} 0;
    line-height: 1.35;
    text-decoration: none;
    color: ${palette('text-quiet')};
  }
  a:hover {
    color: ${palette('text')};
    text-decoration: underline;
  }
  [aria-current] {
    color: ${palette('text')};
  }
`;

const title = css(headOfFold, { fontWeight: 600 });

/** The contents of a long text, in its margin, folded on a phone. `follow-reading.ts` marks the section being read. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  const label = useLabels();
  const sections = headings.filter(({ depth }) => depth === 2);
  if (sections.length < 2) return <div />;
  return (
    <nav css={box} aria-labelledby="page:contents" data-contents="">
      <p id="page:contents" css={title}>
        {label('contents')}
      </p>
      <details css={foldOnPhone}>
        <summary>{label('contents')}</summary>
        <ol role="list">
          {sections.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
