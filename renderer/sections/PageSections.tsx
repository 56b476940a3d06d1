import { css } from '@emotion/react';
import type { Page } from '../../pipeline/content/model/page.ts';
import { space } from '../design/tokens.ts';
import { band, hanging } from '../design/grid.ts';
import { Prose } from '../components/Prose.tsx';
import { SectionBlock } from './SectionBlock.tsx';
import { hangsHeading } from './section-grids.ts';

const body = css`
  padding-block: ${space[5]};
`;

/** The text of a page and its sections, in order. */
export function PageSections({ page }: { page: Pick<Page, 'body' | 'sections'> }) {
  const isMargined = page.sections.some(hangsHeading);
  return (
    <>
      {page.body && (
        <div css={[band, body]}>
          <div css={hanging}>
            <span />
            <Prose prose={page.body} />
          </div>
        </div>
      )}
      {page.sections.map((section) => (
        <SectionBlock key={section.id} section={section} isMargined={isMargined} />
      ))}
    </>
  );
}
