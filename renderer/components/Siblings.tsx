import { css } from '@emotion/react';
import type { ArticleSummary } from '../../pipeline/content/model/article.ts';
import { from, palette, space } from '../design/tokens.ts';
import { display, family, size } from '../design/type.ts';
import { useLabels } from './labels.ts';
import { TitleWords } from './TitleWords.tsx';
import { withBase } from './with-base.ts';

const row = css`
  display: grid;
  gap: ${space[5]};
  margin-top: ${space[7]};
  padding-top: ${space[5]};
  border-top: 1px solid ${palette('line')};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    * + [rel='next'] {
      grid-column: 2;
    }
  }
`;

const link = css(display, {
  display: 'block',
  fontSize: size(0),
  lineHeight: 1.3,
  textDecorationColor: palette('line-strong'),
  '> :first-of-type': {
    display: 'inline-block',
    width: '100%',
    fontFamily: family.text,
    wordSpacing: 'normal',
    fontSize: size(-1),
    color: palette('text-quiet'),
    marginBottom: space[2],
  },
});

interface Props {
  newer: ArticleSummary | undefined;
  older: ArticleSummary | undefined;
}

/** Links to the next newer and the next older article. */
export function Siblings({ newer, older }: Props) {
  const label = useLabels();
  if (!newer && !older) return null;
  return (
    <nav css={row} aria-label={label('allArticles')}>
      {older && (
        <a css={link} href={withBase(older.address)} rel="prev">
          <span>{label('previousArticle')}</span>
          <TitleWords text={older.title} />
        </a>
      )}
      {newer && (
        <a css={link} href={withBase(newer.address)} rel="next">
          <span>{label('nextArticle')}</span>
          <TitleWords text={newer.title} />
        </a>
      )}
    </nav>
  );
}
