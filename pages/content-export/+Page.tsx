import { css } from '@emotion/react';
import { ARCHIVE_FILE } from '../../pipeline/addresses.ts';
import { ActionLink } from '../../renderer/components/ActionLink.tsx';
import { useLabels } from '../../renderer/components/labels.ts';
import { Hero } from '../../renderer/components/Hero.tsx';
import { PlainTextBlock } from '../../renderer/components/PlainTextBlock.tsx';
import { band } from '../../renderer/design/grid.ts';
import { palette, space } from '../../renderer/design/tokens.ts';
import { size } from '../../renderer/design/type.ts';
import type { Data } from './+data.ts';

const link = css`
  margin-bottom: ${space[6]};
`;

const quiet = css`
  margin: ${space[4]} 0 0;
  font-size: ${size(-1)};
  color: ${palette('text-quiet')};
`;

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  margin: ${space[4]} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${size(-1)};
`;

/** The plain-text archive as a page: each part folded, and links to the files that hold all of them. */
export function Page({ data: { page, parts, changed, others } }: { data: Data }) {
  const label = useLabels();
  return (
    <>
      <Hero hero={page.hero} />
      <div css={[band, link]}>
        <ActionLink
          action={{ label: `${label('plainText')} (${ARCHIVE_FILE})`, href: ARCHIVE_FILE, external: false }}
          look="quiet"
        />
        {changed !== undefined && (
          <p css={quiet}>
            {label('lastChanged')}: <time dateTime={changed}>{changed}</time>
          </p>
        )}
        {others.length > 0 && (
          <ul css={list}>
            {others.map((href) => (
              <li key={href}>
                <a href={href}>{href}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {parts.map((part) => (
        <PlainTextBlock key={part.id} part={part} />
      ))}
    </>
  );
}
