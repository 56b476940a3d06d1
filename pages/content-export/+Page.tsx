import { css } from '@emotion/react';
import { ARCHIVE_FILE } from '../../pipeline/addresses.ts';
import { ActionLink } from '../../renderer/components/ActionLink.tsx';
import { useLabels } from '../../renderer/components/labels.ts';
import { Hero } from '../../renderer/components/Hero.tsx';
import { PlainTextBlock } from '../../renderer/components/PlainTextBlock.tsx';
import { band } from '../../renderer/design/grid.ts';
import { space } from '../../renderer/design/tokens.ts';
import type { Data } from './+data.ts';

const link = css`
  margin-bottom: ${space[6]};
`;

/** The plain-text archive as a page: each part folded, and a link to the file that holds all of them. */
export function Page({ data: { page, parts } }: { data: Data }) {
  const label = useLabels();
  return (
    <>
      <Hero hero={page.hero} />
      <div css={[band, link]}>
        <ActionLink
          action={{
            label: `${label('plainText')} (${ARCHIVE_FILE})`,
            href: ARCHIVE_FILE,
            external: false,
          }}
          look="quiet"
        />
      </div>
      {parts.map((part) => (
        <PlainTextBlock key={part.id} part={part} />
      ))}
    </>
  );
}
