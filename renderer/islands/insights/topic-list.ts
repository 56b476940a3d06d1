import { css } from '@emotion/react';
import { foldOnPhone, headOfFold } from '../../design/fold-on-phone.ts';
import { from, space } from '../../design/tokens.ts';
import { display, size } from '../../design/type.ts';

/** How many topics are listed first, by frequency: the specification's number of popular topics. */
export const MAX_POPULAR = 8;

/** The heading of a list of topics; on a phone, the summary replaces it. */
export const topicHeading = css(display, headOfFold, { fontSize: size(1), marginBottom: space[3] });

/** A list of topics that folds on a phone. */
export const topicFold = css(foldOnPhone, { '> summary': { flexWrap: 'wrap', borderBlockEnd: 0 } });

/** Topics in two columns. */
export const topicRows = css({
  display: 'grid',
  columnGap: space[5],
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
