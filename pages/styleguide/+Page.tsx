import { css } from '@emotion/react';
import { band } from '../../renderer/design/grid.ts';
import { palette, space } from '../../renderer/design/tokens.ts';
import { display, family, size } from '../../renderer/design/type.ts';
import { Hero } from '../../renderer/sections/Hero.tsx';
import type { Data } from './describe.ts';
import { useChapters } from './chapters.tsx';

const page = css`
  overflow-x: clip;
`;

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[5]};
  color: ${palette('accent')};
`;

const chapter = css`
  margin-top: ${space[8]};
`;

const heading = css(display, { fontSize: size(3), paddingTop: space[4], borderTop: `2px solid ${palette('text')}` });

const caption = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[5]};
  margin-block: ${space[6]} ${space[4]};
  border-bottom: 1px dashed ${palette('line-strong')};
  font-size: ${size(-1)};
  p {
    max-width: 80ch;
    color: ${palette('text-quiet')};
  }
  p[data-name] {
    font-family: ${family.code};
    font-weight: 600;
    color: inherit;
  }
`;

/** Every token and every component with sample data, for the site's developers. */
export function Page({ data }: { data: Data }) {
  const chapters = useChapters(data);
  return (
    <div css={page}>
      <Hero
        hero={{
          title: 'Style guide',
          lead: 'Every color, size, component and island of the site, with sample data.',
          line: 'This page is there while you develop, at /styleguide, and in no build. Header, menu and footer are its own. What differs when it is pointed at, focused or pressed is real: point, press Tab, press.',
          actions: [],
          figures: [],
        }}
      />
      <nav css={band} aria-label="Chapters">
        <ul css={list} role="list">
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {chapters.map(({ id, title, specimens }) => (
        <section key={id} id={id} css={chapter} aria-labelledby={`${id}-heading`}>
          <div css={band}>
            <h2 id={`${id}-heading`} css={heading}>
              {title}
            </h2>
          </div>
          {specimens.map(({ name, note, isWide = false, shown }) => (
            <div key={name}>
              <div css={band}>
                <div css={caption}>
                  <p data-name="">{name}</p>
                  {note !== undefined && <p>{note}</p>}
                </div>
              </div>
              {isWide ? shown : <div css={band}>{shown}</div>}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
