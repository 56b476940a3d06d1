/** A start tag with its attributes, as the compiler writes them: values in double quotes, which no value holds. */
const START_TAG = /<[a-z][^\s/>]*(?:\s+[^\s=>]+(?:="[^"]*")?)+\s*\/?>/g;
const ADDRESS = /(?<=\s(?:href|src|poster|cite)=")(?=[/#])(?!\/\/)/g;
const SOURCES = /(?<=\ssrcset=")[^"]*/g;

/** HTML with `root` before its addresses that begin at the root of the site, and `here` before those of parts of its own page. */
export function prefixAddresses(html: string, root: string, here = ''): string {
  return html.replace(START_TAG, (tag) =>
    tag
      .replace(SOURCES, (sources) => prefixSources(sources, root))
      .replace(ADDRESS, (_, at: number, whole: string) => (whole[at] === '#' ? here : root)),
  );
}

/** The list of a `srcset` with `root` before its addresses that begin at the root of the site. */
export function prefixSources(srcset: string, root: string): string {
  return srcset.replace(/(?<=^|,\s*)\/(?!\/)/g, `${root}/`);
}
