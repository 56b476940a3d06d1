import { css } from '@emotion/react';
import type { Author } from '../../pipeline/content/model/chrome.ts';
import { palette, space } from '../design/tokens.ts';
import { family, size } from '../design/type.ts';
import { Placeholders } from './Placeholders.tsx';

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

interface Props {
  author: Author;
}

/** The name and job title of the person in a portrait; nothing if the name is not known. */
export function Nameplate({ author: { name, jobTitle, placeholders } }: Props) {
  if (name === undefined) return <Placeholders words={placeholders} />;
  return (
    <p>
      <span css={plate}>{name}</span>
      <span className="sr-only">, </span>
      <span css={post}>{jobTitle}</span>
    </p>
  );
}
