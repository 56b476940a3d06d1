import { css } from '@emotion/react';
import { countLabel } from '../../pipeline/content/fill-label.ts';
import type { ArchivePart } from '../../pipeline/content/model/site.ts';
import { palette, space } from '../design/tokens.ts';
import { display, family, size } from '../design/type.ts';
import { useLabels } from './labels.ts';
import { TitleWords } from './TitleWords.tsx';

const part = css`
  border-top: 1px solid ${palette('line')};
  &:last-of-type {
    border-bottom: 1px solid ${palette('line')};
  }
  @media print {
    &::details-content {
      display: block;
      content-visibility: visible;
    }
  }
`;

const head = css`
  padding-block: ${space[3]};
  h2 {
    flex: 1;
  }
`;

const title = css(display, { fontSize: size(1), lineHeight: 1.3 });

const length = css`
  flex: none;
  font-size: ${size(-1)};
  font-variant-numeric: tabular-nums lining-nums;
  color: ${palette('text-quiet')};
`;

const text = css`
  max-width: 90ch;
  margin: 0;
  padding-block: ${space[3]} ${space[6]};
  font-family: ${family.code};
  font-size: ${size(-1)};
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface Props {
  heading: string;
  part: ArchivePart;
}

/** One part of the plain-text archive, verbatim. Folded, so that the list of parts serves as the contents. */
export function PlainTextBlock({ heading, part: { id, words, text: start, body, ending } }: Props) {
  const label = useLabels();
  return (
    <details id={id} css={part}>
      <summary css={head}>
        <h2 css={title}>
          <TitleWords text={heading} />
        </h2>
        <span css={length}>{countLabel(label('textWords'), words, label('language'))}</span>
      </summary>
      <pre css={text}>{[start, body?.prose.text, ending].filter((one) => one !== undefined).join('\n\n')}</pre>
    </details>
  );
}
