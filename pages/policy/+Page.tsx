import { css } from '@emotion/react';
import { Chapters } from '../../renderer/sections/Chapters.tsx';
import { Contents } from '../../renderer/components/Contents.tsx';
import { Hero } from '../../renderer/sections/Hero.tsx';
import { PageSections } from '../../renderer/sections/PageSections.tsx';
import { useLabels } from '../../renderer/components/labels.ts';
import { Updated } from '../../renderer/components/Updated.tsx';
import { space } from '../../renderer/design/tokens.ts';
import { Island } from '../../renderer/islands/runtime/Island.tsx';
import { band, margined } from '../../renderer/design/grid.ts';
import type { ContentPage } from '../page-meta.ts';

const tools = css`
  margin-top: ${space[4]};
`;

/** A legal text, chapter by chapter. The address of each chapter can be copied, and the whole printed. */
export function Page({ data: { page } }: { data: ContentPage }) {
  const label = useLabels();
  return (
    <>
      <Hero hero={page.hero} />
      <Updated updated={page.updated} />
      <div css={[band, tools]}>
        <Island name="print" props={{ label: label('print') }} />
      </div>
      <div css={[band, margined]}>
        <Contents headings={page.headings} />
        <Chapters chapters={page.chapters} />
      </div>
      <PageSections page={{ sections: page.sections }} />
    </>
  );
}
