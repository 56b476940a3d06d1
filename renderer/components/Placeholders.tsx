import { css } from '@emotion/react';
import type { Placeholders as Words } from '../../pipeline/content/model/placeholders.ts';
import { palette, radius, space } from '../design/tokens.ts';
import { kicker } from '../design/type.ts';
import { useLabels } from './labels.ts';

const plate = css`
  && {
    margin: ${space[4]} 0 0;
  }
  padding: ${space[4]};
  border: 1px dashed ${palette('line-strong')};
  border-radius: ${radius.small};
  text-wrap: pretty;
`;

const mark = css(kicker, { display: 'block', marginBottom: space[2], color: palette('text-quiet') });

/** Placeholders for what is not known yet, in conspicuous dashed frames. Only the preview has any. */
export function Placeholders({ words }: { words: Words | undefined }) {
  const label = useLabels();
  return words?.map((one) => (
    <p key={one} css={plate}>
      <span css={mark}>{label('standIn')}</span>
      {one}
    </p>
  ));
}
