import { css } from '@emotion/react';
import { ARCHIVE_FILE } from '../../pipeline/content/addresses.ts';
import { countLabel } from '../../pipeline/content/fill-label.ts';
import { ActionLink } from '../../renderer/components/ActionLink.tsx';
import { useLabels } from '../../renderer/components/labels.ts';
import { Hero } from '../../renderer/sections/Hero.tsx';
import { PlainTextBlock } from '../../renderer/components/PlainTextBlock.tsx';
import { band } from '../../renderer/design/grid.ts';
import { PageSections } from '../../renderer/sections/PageSections.tsx';
import { palette, space } from '../../renderer/design/tokens.ts';
import type { Data } from './describe.ts';
import { withBase } from '../../renderer/components/with-base.ts';

const files = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[2]} ${space[5]};
  margin-block: ${space[4]} ${space[5]};
  color: ${palette('text-quiet')};
  p,
  ul {
    margin: 0;
  }
`;

const archive = css`
  padding-bottom: ${space[7]};
`;

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  padding: 0;
  list-style: none;
`;

/** The page of the plain-text archive: an introduction, links to its files, and each part, folded, with its length. */
export function Page({ data: { page, parts, changed, others } }: { data: Data }) {
  const label = useLabels();
  const total = parts.reduce((sum, { part }) => sum + part.words, 0);
  return (
    <>
      <Hero hero={page.hero} />
      <div css={[band, archive]}>
        <div css={files}>
          <ActionLink
            action={{ label: `${label('plainText')} (${ARCHIVE_FILE})`, href: ARCHIVE_FILE, external: false }}
            look="quiet"
          />
          <p>{countLabel(label('textWords'), total, label('language'))}</p>
          {changed !== undefined && (
            <p>
              {label('lastChanged')}: <time dateTime={changed.day}>{changed.text}</time>
            </p>
          )}
          {others.length > 0 && (
            <ul css={list}>
              {others.map((href) => (
                <li key={href}>
                  <a href={withBase(href)}>{withBase(href)}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {parts.map(({ heading, part }) => (
          <PlainTextBlock key={part.id} heading={heading} part={part} />
        ))}
      </div>
      <PageSections page={page} />
    </>
  );
}
