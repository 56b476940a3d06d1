/** Limits of one document. Each figure is measured; `docs/decisions/0008-bounds.md` says how. */

/** Bytes of a text file: twice the longest text that is known to be published as one page. */
export const MAX_BYTES = 2_000_000;

/** Bytes of the URL registry, to which builds add some 90 an article. It is read line by line. */
export const MAX_REGISTRY_BYTES = 100_000_000;

/** Lines of a text. Changelogs and manuals kept for years reach 20,000. */
export const MAX_LINES = 30_000;

/** Headings, paragraphs, list items, links, emphasized words and other parts of a Markdown text. */
export const MAX_NODES = 150_000;

/** Characters of a fact with the facts inside it: a few that each repeat another one can stand for more than memory holds. */
export const MAX_FACT_LENGTH = 10_000;

/** Nesting of quotes, lists and HTML: far beyond real texts, within what recursion can walk. */
export const MAX_DEPTH = 100;

/** Names, values and the signs between them in one YAML text; the library compares each name with all others. */
export const MAX_YAML_PARTS = 20_000;

/** Nesting of lists and fields in YAML; a page of the site needs eight. */
export const MAX_YAML_DEPTH = 50;

/** Findings of one rule in one file that are shown singly; the others are counted. */
export const MAX_ALIKE = 100;

/**
 * Wall-clock seconds for one document; on a busy machine, the slowest document within the other limits takes half of
 * it.
 */
export const MAX_SECONDS_A_DOCUMENT = 60;

/** Megabytes that the parser may use beyond its programs; its thread ends if it needs more. */
export const MAX_MEGABYTES = 1_500;
