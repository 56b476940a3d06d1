import { css, type SerializedStyles } from '@emotion/react';

/** Gives an article's picture its view transition name, so that it moves from a list to its article. */
export function traveling(slug: string): SerializedStyles {
  return css({ viewTransitionName: `insight-${slug}`, viewTransitionClass: 'picture' });
}
