import { css } from '@emotion/react';
import type { ArchivePart } from '../../pipeline/model/site.ts';
import { palette, space } from '../design/tokens.ts';
import { display, family, size } from '../design/type.ts';
import { band } from '../design/grid.ts';

const head = css`
  padding-block: ${space[3]};
  padding-inline-start: ${space[5]};
  list-style-position: outside;
  cursor: pointer;
  h2 {
    display: inline;
  }
  &::marker {
    color: ${palette('accent')};
  }
  &:hover {
    color: ${palette('accent')};
  }
`;

const heading = css(display, { fontSize: size(1) });

const part = css`
  border-top: 1px solid ${palette('line')};
  @media print {
    &::details-content {
      display: block;
      content-visibility: visible;
    }
  }
`;

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

/** One part of the plain-text archive, letter for letter. Folded, so that the parts are their own list of contents. */
export function PlainTextBlock({ part: { id, title, text: start, body, ending } }: Props) {
  return (
    <div css={band}>
      <details id={id} css={part}>
        <summary css={head}>
          <h2 css={heading}>{title}</h2>
        </summary>
        <pre css={text}>{[start, body?.prose.text, ending].filter((one) => one !== undefined).join('\n\n')}</pre>
      </details>
    </div>
  );
}
