/** By this message the development server tells open pages the version of the content, and they tell it theirs. */
export const CONTENT_VERSION = 'site:content';

/** By this one it says in words what it is at, and with an empty text that it is done. */
export const CONTENT_WORK = 'site:work';

/** The name of the `meta` element that holds the version of the content that a page was made from. */
export const VERSION_META = 'content-version';

/** The attribute of the element that holds what is to be said on a page, as JSON. */
export const FINDINGS_MARK = 'data-findings';
