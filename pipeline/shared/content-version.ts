/** Message by which the development server and open pages exchange the version of the content. */
export const CONTENT_VERSION = 'site:content';

/** Message by which the server describes its current work; an empty text means that it is done. */
export const CONTENT_WORK = 'site:work';

/** Name of the `meta` element with the content version of a page. */
export const VERSION_META = 'content-version';

/** Attribute of the element with the findings of a page, as JSON. */
export const FINDINGS_MARK = 'data-findings';
