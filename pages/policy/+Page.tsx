import { css } from '@emotion/react';
import { Chapters } from '../../renderer/sections/Chapters.tsx';
import { Contents } from '../../renderer/components/Contents.tsx';
import { Hero } from '../../renderer/components/Hero.tsx';
import { PageSections } from '../../renderer/sections/PageSections.tsx';
import { Updated } from '../../renderer/components/Updated.tsx';
import { space } from '../../renderer/design/tokens.ts';
import { Island } from '../../renderer/islands/runtime/Island.tsx';
import { PrintButton } from '../../renderer/islands/print/PrintButton.tsx';
import { band, margined } from '../../renderer/design/grid.ts';
import type { Data } from './+data.ts';

const tools = css`
  margin-top: ${space[4]};
`;

export function Page({ data: { page, frame } }: { data: Data }) {
  const { labels } = frame;
  return (
    <>
      <Hero hero={page.hero} newWindow={labels.newWindow} />
      <Updated updated={page.updated} />
      <div css={[band, tools]}>
        <Island name="print" component={PrintButton} props={{ label: labels.print }} />
      </div>
      <div css={[band, margined]}>
        <Contents headings={page.headings} label={labels.contents} />
        <Chapters chapters={page.chapters} frame={frame} />
      </div>
      <PageSections page={{ sections: page.sections }} chrome={frame.chrome} labels={labels} />
    </>
  );
}
