import { css } from '@emotion/react';
import { ActionLink } from '../../renderer/components/ActionLink.tsx';
import { Hero } from '../../renderer/components/Hero.tsx';
import { PlainTextBlock } from '../../renderer/components/PlainTextBlock.tsx';
import { band } from '../../renderer/design/grid.ts';
import { space } from '../../renderer/design/tokens.ts';
import type { Data } from './+data.ts';

const link = css`
  margin-bottom: ${space[6]};
`;

export function Page({ data: { page, parts, frame } }: { data: Data }) {
  const { labels } = frame;
  return (
    <>
      <Hero hero={page.hero} newWindow={labels.newWindow} />
      <div css={[band, link]}>
        <ActionLink
          action={{ label: `${labels.plainText} (/content-export.txt)`, href: '/content-export.txt', external: false }}
          look="quiet"
          newWindow={labels.newWindow}
        />
      </div>
      {parts.map((part) => (
        <PlainTextBlock key={part.id} part={part} />
      ))}
    </>
  );
}
