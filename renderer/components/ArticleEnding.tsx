import { css } from '@emotion/react';
import type { Author } from '../../pipeline/content/model/chrome.ts';
import type { Invitation } from '../../pipeline/content/model/text.ts';
import { readingColumn } from '../design/reading-page.ts';
import { palette, space } from '../design/tokens.ts';
import { family, noteSize, size } from '../design/type.ts';
import { ActionLink } from './ActionLink.tsx';
import { UnbrokenText } from './UnbrokenText.tsx';

const next = css`
  padding-top: ${space[5]};
  border-top: 2px solid ${palette('text')};
  p {
    margin-bottom: ${space[4]};
    font-family: ${family.display};
    font-size: ${size(1)};
    line-height: 1.4;
    text-wrap: pretty;
  }
`;

const about = css`
  padding-top: ${space[4]};
  border-top: 1px solid ${palette('line')};
  font-size: ${noteSize};
  color: ${palette('text-quiet')};
  b {
    font-weight: 600;
    color: ${palette('text')};
  }
`;

interface Props {
  author: Author;
  nextStep: Invitation | undefined;
}

/** The end of an article: the one next step, and the author. */
export function ArticleEnding({ author, nextStep }: Props) {
  if (!nextStep && !author.about) return null;
  return (
    <footer css={readingColumn}>
      {nextStep && (
        <div css={next}>
          <p>
            <UnbrokenText text={nextStep.text} />
          </p>
          <ActionLink action={nextStep.action} look="button" />
        </div>
      )}
      {author.about && (
        <div css={about}>
          <p>
            <b>{author.byline}.</b> {author.about.text}
          </p>
          <ActionLink action={author.about.action} look="quiet" />
        </div>
      )}
    </footer>
  );
}
