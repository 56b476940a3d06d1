/** A start tag with its attributes, as the compiler writes them: values in double quotes, without quotes inside. */
const START_TAG = /<[a-z][^\s/>]*(?:\s+[^\s=>]+(?:="[^"]*")?)+\s*\/?>/g;
const ADDRESS = /(?<=\s(?:href|src|poster|cite)=")(?=[/#])(?!\/\/)/g;
const SOURCES = /(?<=\ssrcset=")[^"]*/g;

/**
 * Prefixes addresses in HTML: with `root` if they begin at the site's root, with `here` if they are anchors of their
 * own page.
 */
export function prefixAddresses(html: string, root: string, here = ''): string {
  return html.replace(START_TAG, (tag) =>
    tag
      .replace(SOURCES, (sources) => prefixSources(sources, root))
      .replace(ADDRESS, (_, at: number, whole: string) => (whole[at] === '#' ? here : root)),
  );
}

/** Prefixes the addresses in a `srcset` that begin at the site's root with `root`. */
export function prefixSources(srcset: string, root: string): string {
  return srcset.replace(/(?<=^|,\s*)\/(?!\/)/g, `${root}/`);
}
