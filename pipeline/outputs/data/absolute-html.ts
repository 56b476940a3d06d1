/** A start tag with its attributes, as the compiler writes them: values in double quotes, which no value holds. */
const START_TAG = /<[a-z][^\s/>]*(?:\s+[^\s=>]+(?:="[^"]*")?)+\s*\/?>/g;
const ADDRESS = /(?<=\s(?:href|src|poster|cite)=")(?=[/#])(?!\/\/)/g;
const SOURCES = /(?<=\ssrcset=")[^"]*/g;

/** HTML with its addresses whole, for readers elsewhere: those from the site's root on, and those of parts of the page `page`. */
export function absoluteHtml(html: string, siteUrl: string, page: string): string {
  return html.replace(START_TAG, (tag) =>
    tag
      .replace(SOURCES, (sources) => sources.replace(/(?<=^|,\s*)\/(?!\/)/g, `${siteUrl}/`))
      .replace(ADDRESS, (_, at: number, whole: string) => (whole[at] === '#' ? siteUrl + page : siteUrl)),
  );
}
