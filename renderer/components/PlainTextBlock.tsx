import { css } from '@emotion/react';
import type { ArchivePart } from '../../pipeline/model.ts';
import { palette, space } from '../design/tokens.ts';
import { display, family, size } from '../design/type.ts';
import { band } from '../layout/grid.ts';

const block = css`
  padding-block: ${space[5]};
`;

const heading = css(display, {
  fontSize: size(1),
  borderTop: `1px solid ${palette('line')}`,
  paddingTop: space[4],
});

const text = css`
  max-width: 90ch;
  margin: ${space[4]} 0 0;
  font-family: ${family.code};
  font-size: ${size(-1)};
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface Props {
  part: ArchivePart;
}

/** One part of the plain-text archive, letter for letter. */
export function PlainTextBlock({ part: { id, title, text: content } }: Props) {
  return (
    <section id={id} css={[band, block]} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} css={heading}>
        {title}
      </h2>
      <pre css={text}>{content}</pre>
    </section>
  );
}
