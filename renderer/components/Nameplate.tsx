import { css } from '@emotion/react';
import type { Author } from '../../pipeline/model/chrome.ts';
import { palette, space } from '../design/tokens.ts';
import { family, size } from '../design/type.ts';

const plate = css`
  display: block;
  margin-bottom: ${space[3]};
  font-family: ${family.display};
  font-size: ${size(1)};
  line-height: 1.3;
  color: ${palette('text')};
`;

const post = css`
  display: block;
  font-family: ${family.text};
  font-size: ${size(-1)};
  color: ${palette('text-quiet')};
`;

interface Props {
  author: Author;
}

/** Whose a portrait is: the name and what this person is, or that alone. */
export function Nameplate({ author: { byline, name, jobTitle } }: Props) {
  return (
    <span css={plate}>
      {byline}
      {name !== undefined && <span css={post}>{jobTitle}</span>}
    </span>
  );
}
