import { css } from '@emotion/react';
import { Hero } from '../../renderer/sections/Hero.tsx';
import type { Data } from './describe.ts';
import { Chapter } from './Chapter.tsx';
import { ChapterList } from './ChapterList.tsx';
import { chapters } from './chapters.ts';

const page = css`
  overflow-x: clip;
`;

/** Every token and every component with sample data, for the site's developers. */
export function Page({ data }: { data: Data }) {
  return (
    <div css={page}>
      <Hero
        hero={{
          title: 'Style guide',
          lead: 'Every token and every component of the site, in every state, with sample data.',
          line: 'This page is there while you develop, at /styleguide, and in no build. What differs when it is pointed at, focused or pressed is real: point, press Tab, press.',
          actions: [],
          figures: [],
        }}
      />
      <ChapterList chapters={chapters} />
      {chapters.map(({ id, title, about, Body }, index) => (
        <Chapter key={id} id={id} number={index + 1} title={title} about={about}>
          <Body data={data} />
        </Chapter>
      ))}
    </div>
  );
}
