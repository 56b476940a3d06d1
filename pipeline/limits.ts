/** Bytes of a file of text. Twice the longest text that anybody is known to publish as one page. */
export const MOST_BYTES = 2_000_000;

/** Seconds that one document may take: the longest that is within the other bounds takes a fraction of it on a laptop. */
export const MOST_SECONDS = 30;

/** Megabytes that the parser may hold beyond its programs; its thread ends when it needs more. */
export const MOST_MEGABYTES = 1_500;
