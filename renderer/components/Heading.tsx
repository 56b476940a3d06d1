import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { display, size } from '../design/type.ts';

const heading = css(display, { fontSize: size(1), lineHeight: 1.25 });

interface Props {
  level: 2 | 3 | 4;
  children: ReactNode;
}

/** The heading of an item in a section, at the level that the outline needs. */
export function Heading({ level, children }: Props) {
  const Level = `h${level}` as const;
  return <Level css={heading}>{children}</Level>;
}
