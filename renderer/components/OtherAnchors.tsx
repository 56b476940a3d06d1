import { css } from '@emotion/react';

const place = css`
  position: absolute;
  top: 0;
  scroll-margin-top: inherit;
`;

/** An element with other anchors is the reference for their positions. */
export const holdsAnchors = css`
  position: relative;
`;

interface Props {
  /** Without `#`. */
  anchors: readonly string[] | undefined;
}

/** More anchors of the surrounding element, such as former ones; a link to one leads to the start of the element. */
export function OtherAnchors({ anchors }: Props) {
  return anchors?.map((anchor) => <span key={anchor} id={anchor} css={place} />);
}
