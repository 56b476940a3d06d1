import { css } from '@emotion/react';
import type { Author } from '../../pipeline/content/model/chrome.ts';
import { palette, space } from '../design/tokens.ts';
import { family, size } from '../design/type.ts';
import { useLabels } from './labels.ts';

const plate = css`
  display: block;
  font-family: ${family.display};
  font-size: ${size(1)};
  line-height: 1.3;
  color: ${palette('text')};
`;

const post = css`
  display: block;
  margin-bottom: ${space[3]};
  font-family: ${family.text};
  font-size: ${size(-1)};
  color: ${palette('text-quiet')};
`;

const kept = css`
  margin-block: ${space[3]};
  padding: ${space[3]} ${space[4]} 0;
  border: 1px dashed ${palette('line-strong')};
`;

interface Props {
  author: Author;
}

/** Whose a portrait is: the name, or the place that is kept for it, and what this person is. */
export function Nameplate({ author: { name, jobTitle } }: Props) {
  const label = useLabels();
  return (
    <p css={name === undefined && kept}>
      <span css={plate}>{name ?? label('nameKept')}</span>
      <span className="sr-only">, </span>
      <span css={post}>{jobTitle}</span>
    </p>
  );
}
