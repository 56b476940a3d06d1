import { css } from '@emotion/react';
import { foldOnPhone, headOfFold } from '../../design/fold-on-phone.ts';
import { from, space } from '../../design/tokens.ts';
import { display, size } from '../../design/type.ts';

/** The topics that are named first, of a list sorted by how frequent they are: the specification's number of popular ones. */
export const MOST_POPULAR = 8;

/** The heading of a list of topics; on a phone, the list folds. */
export const topicHeading = css(display, headOfFold, { fontSize: size(1), marginBottom: space[3] });

/** A list of topics that folds on a phone. */
export const topicFold = css(foldOnPhone, { '> summary': { flexWrap: 'wrap', borderBlockEnd: 0 } });

/** Topics in two columns. */
export const topicRows = css({
  display: 'grid',
  columnGap: space[5],
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
