import { css } from '@emotion/react';

const place = css`
  position: absolute;
  top: 0;
  scroll-margin-top: inherit;
`;

/** An element that holds other anchors is what their places are reckoned from. */
export const holdsAnchors = css`
  position: relative;
`;

interface Props {
  /** Without `#`. */
  anchors: readonly string[] | undefined;
}

/** Further names of the element around them, such as its earlier ones; a link to one leads to where the element begins. */
export function OtherAnchors({ anchors }: Props) {
  return anchors?.map((anchor) => <span key={anchor} id={anchor} css={place} />);
}
