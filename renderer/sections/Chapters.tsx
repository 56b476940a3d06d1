import { css } from '@emotion/react';
import type { Chapter } from '../../pipeline/content/model/text.ts';
import { space } from '../design/tokens.ts';
import { display, size } from '../design/type.ts';
import { CopyLink } from './CopyLink.tsx';
import { InlineProse, Prose } from '../components/Prose.tsx';

const part = css`
  & + & {
    margin-top: ${space[7]};
  }
`;

/**
 * Room at the end of a heading for the control, so that it follows the last word and never wraps to a line of its own.
 */
const CONTROL_ROOM = '2.5rem';

const title = css(display, { display: 'inline', fontSize: size(2), lineHeight: 1.2, paddingInlineEnd: CONTROL_ROOM });

const head = css`
  margin-bottom: ${space[4]};
  font-size: ${size(2)};
  line-height: 1.2;
  text-wrap: balance;
  button {
    margin-inline-start: -1.75rem;
    vertical-align: middle;
  }
`;

/** A text, chapter by chapter; the address of each can be copied. */
export function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <div>
      {chapters.map(({ heading, prose }, index) => (
        <section key={heading?.id ?? index} css={part} aria-labelledby={heading?.id}>
          {heading && (
            <div css={head}>
              <h2 id={heading.id} css={title}>
                <InlineProse html={heading.html} />
              </h2>
              <CopyLink anchor={heading.id} title={heading.text} />
            </div>
          )}
          <Prose prose={prose} />
        </section>
      ))}
    </div>
  );
}
