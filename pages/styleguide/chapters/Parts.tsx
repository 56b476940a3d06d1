import { css } from '@emotion/react';
import { Arrow } from '../../../renderer/components/Arrow.tsx';
import { ArticleMeta, MOST_TAGS_ASIDE } from '../../../renderer/components/ArticleMeta.tsx';
import { Drawing } from '../../../renderer/components/Drawing.tsx';
import { Heading } from '../../../renderer/components/Heading.tsx';
import { Mark } from '../../../renderer/components/Mark.tsx';
import { Thumbnail } from '../../../renderer/components/Thumbnail.tsx';
import { Updated } from '../../../renderer/components/Updated.tsx';
import { ToastSign } from '../../../renderer/islands/toasts/ToastSign.tsx';
import { Breadcrumbs } from '../../../renderer/layout/Breadcrumbs.tsx';
import { space } from '../../../renderer/design/tokens.ts';
import type { Data } from '../describe.ts';
import { MESSAGES } from '../samples/messages.ts';
import { articlesFor } from '../samples/articles.ts';
import { picture, thumbnail } from '../samples/picture.ts';
import { Specimen } from '../Specimen.tsx';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[5]};
`;

const small = css({ maxWidth: '16rem' });
const large = css({ maxWidth: '36rem' });

/** Small components that larger ones are made of. */
export function Parts({ data }: { data: Data }) {
  const { breadcrumbs } = data.meta;
  return (
    <>
      <Specimen
        name="Heading"
        note="Of an item in a section, at the level that the outline asks for; all look the same."
      >
        <Heading level={3}>A heading of an item</Heading>
      </Specimen>
      <Specimen name="Mark, Arrow, ToastSign" note="Drawn, never a character; the arrow needs a tablet’s width.">
        <div css={row}>
          <Mark />
          <Arrow />
          {MESSAGES.map(({ kind }) => (
            <ToastSign key={kind} kind={kind} />
          ))}
        </div>
      </Specimen>
      <Specimen name="ArticleMeta" note="Day, minutes, topics; those beyond a number are counted.">
        {articlesFor('meta').map((article) => (
          <ArticleMeta key={article.slug} article={article} mostTags={MOST_TAGS_ASIDE} />
        ))}
      </Specimen>
      <Specimen name="Breadcrumbs">
        <Breadcrumbs breadcrumbs={breadcrumbs} label="Sample of breadcrumbs" />
      </Specimen>
      <Specimen name="Updated" wide>
        <Updated updated={{ day: '2020-01-01', text: 'Last updated on January 1, 2020' }} />
      </Specimen>
      <Specimen name="Thumbnail">
        <div css={small}>
          <Thumbnail article={{ slug: 'sample-thumbnail', thumbnail }} />
        </div>
      </Specimen>
      <Specimen name="Drawing" note="The picture of a section.">
        <div css={large}>
          <Drawing picture={picture} />
        </div>
      </Specimen>
    </>
  );
}
