import { css } from '@emotion/react';
import { palette, radius, space } from '../design/tokens.ts';
import { display, family, kicker, size } from '../design/type.ts';
import { useLabels } from './labels.ts';
import { TitleWords } from './TitleWords.tsx';

const plate = css`
  height: 100%;
  padding: ${space[5]};
  border: 1px dashed ${palette('line-strong')};
  border-radius: ${radius.small};
  p {
    margin: 0;
    text-wrap: pretty;
  }
`;

const mark = css(kicker, { color: palette('text-quiet') });

const forWhom = css`
  && {
    margin-top: ${space[3]};
  }
  font-family: ${family.display};
  font-size: ${size(1)};
  line-height: 1.25;
  letter-spacing: ${display.letterSpacing};
`;

const question = css`
  && {
    margin-top: ${space[3]};
  }
  max-width: 60ch;
  color: ${palette('text-quiet')};
`;

/** For whom it is, and what about. */
const BEHIND_COMMA = /(?<=, )/;

interface Props {
  place: string;
  asks: string;
}

/** A place that is kept for a quotation: for whom, and what is asked. It does not look like a quotation. */
export function KeptPlace({ place, asks }: Props) {
  const label = useLabels();
  return (
    <div css={plate}>
      <p css={mark}>{label('standIn')}</p>
      <p css={forWhom}>
        <TitleWords text={place} at={BEHIND_COMMA} />
      </p>
      <p css={question}>{asks}</p>
    </div>
  );
}
