import { css } from '@emotion/react';
import type { Chapter } from '../../pipeline/model.ts';
import { measure, space } from '../design/tokens.ts';
import { display, size } from '../design/type.ts';
import type { Frame } from '../page-data.ts';
import { CopyLink } from './CopyLink.tsx';
import { InlineProse, Prose } from './Prose.tsx';

const part = css`
  max-width: ${measure};
  & + & {
    margin-top: ${space[7]};
  }
`;

const head = css`
  display: flex;
  align-items: baseline;
  gap: ${space[3]};
  margin-bottom: ${space[4]};
`;

const title = css(display, { fontSize: size(2), lineHeight: 1.2 });

interface Props {
  chapters: readonly Chapter[];
  frame: Frame;
}

/** A text heading by heading; the address of each can be copied. */
export function Chapters({ chapters, frame }: Props) {
  return (
    <div>
      {chapters.map(({ heading, prose }, index) => (
        <section key={heading?.id ?? index} css={part} aria-labelledby={heading?.id}>
          {heading && (
            <div css={head}>
              <h2 id={heading.id} css={title}>
                <InlineProse html={heading.html} />
              </h2>
              <CopyLink anchor={heading.id} title={heading.text} frame={frame} />
            </div>
          )}
          <Prose prose={prose} />
        </section>
      ))}
    </div>
  );
}
