import { css, type SerializedStyles } from '@emotion/react';

/** An article's picture keeps its name from page to page, so that it travels from a list to its article. */
export function traveling(slug: string): SerializedStyles {
  return css({ viewTransitionName: `insight-${slug}`, viewTransitionClass: 'picture' });
}
