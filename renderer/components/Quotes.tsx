import { css, keyframes } from '@emotion/react';
import type { Testimonial } from '../../pipeline/content/model/section.ts';
import { marksOf } from '../../pipeline/typography/marks-of-languages.ts';
import { from, motion, palette, space } from '../design/tokens.ts';
import { display, family, size } from '../design/type.ts';
import { useLabels } from './labels.ts';
import { Placeholders } from './Placeholders.tsx';

const row = css`
  display: grid;
  gap: ${space[6]} ${space[5]};
  margin-top: ${space[5]};
  ${from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(max(12rem, 30%), 1fr));
    row-gap: 0;
    > li,
    > li > figure {
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
    }
    > li {
      padding-bottom: ${space[6]};
    }
  }
`;

/** Marks that hang from the top of a line fill the upper half of their box; others sit lower. */
const HANGING = /[“”]/;

function leadUnder(mark: string) {
  return css(
    row,
    css`
      ${from.tablet} {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      > :first-of-type {
        grid-column: 1 / -1;
        blockquote {
          max-width: 32ch;
          font-size: ${size(2)};
          line-height: 1.25;
        }
        blockquote::before {
          content: '${mark}' / '';
          display: block;
          height: ${HANGING.test(mark) ? '0.45em' : '1em'};
          font-size: ${size(5)};
          line-height: 1;
          color: ${palette('accent')};
        }
      }
    `,
  );
}

const quote = css`
  border-top: 1px solid ${palette('line-strong')};
  padding-top: ${space[4]};
  blockquote {
    font-family: ${family.display};
    font-size: ${size(1)};
    line-height: 1.35;
    word-spacing: ${display.wordSpacing};
    p {
      text-wrap: balance;
    }
  }
  figcaption {
    margin-top: ${space[4]};
    font-size: ${size(-1)};
    color: ${palette('text-quiet')};
  }
`;

const arrive = keyframes`
  from { opacity: 0; translate: 0 0.75rem; }
`;

/** More quotes than this appear one after the other. */
const MAX_QUOTES_AT_REST = 3;

const staggered = css`
  ${motion} {
    li {
      animation: ${arrive} 400ms ease-out backwards;
    }
    ${Array.from({ length: 6 }, (_, index) => `li:nth-child(6n + ${index + 1}) { animation-delay: ${index / 10}s; }`).join('\n')}
  }
`;

interface Props {
  items: readonly Testimonial[];
  layout: 'row' | 'lead';
}

/** Quotes of clients; in the preview also placeholders for missing ones. Shows nothing if there are none. */
export function Quotes({ items, layout }: Props) {
  const label = useLabels();
  if (items.length === 0) return null;
  const mark = marksOf(label('language')).outer.open.trim();
  return (
    <ul css={[layout === 'lead' ? leadUnder(mark) : row, items.length > MAX_QUOTES_AT_REST && staggered]} role="list">
      {items.map((item) =>
        item.kind === 'quote' ? (
          <li key={item.name + item.quote}>
            <figure css={quote}>
              <blockquote>
                <p>{item.quote}</p>
              </blockquote>
              <figcaption>
                {item.name}, {item.role}
              </figcaption>
            </figure>
          </li>
        ) : (
          <li key={item.words}>
            <Placeholders words={[item.words]} />
          </li>
        ),
      )}
    </ul>
  );
}
