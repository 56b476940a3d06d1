import { WHOLE } from '../design/global.ts';

/** A range or a measure, such as "48-72" or "30-minute"; browsers would break a line at its hyphen. */
const RANGE = String.raw`(?<![\w-])\d[\d.,]{0,8}-(?:\d[\d.,]{0,8}[a-zA-Z%]{0,2}|[a-z]{1,12})(?![\w-])`;
const FIRST_RANGE = new RegExp(RANGE);
const TAG = String.raw`<(?:[^"'>]|"[^"]*"|'[^']*')*>`;
/** What stands in a cell of a table, if it has no words: a figure, a sum. */
const FIGURE = String.raw`(?<=<t[dh](?: [^>]*)?>)[^<\p{L}]{3,24}(?=</t[dh]>)`;
const TAGS_OR_WHOLE = new RegExp(`${TAG}|${FIGURE}|${RANGE}`, 'gu');

/** A plain text whose ranges stay on one line. */
export function Words({ text }: { text: string }) {
  const found = FIRST_RANGE.exec(text);
  if (!found) return text;
  const [range] = found;
  return (
    <>
      {text.slice(0, found.index)}
      <span className={WHOLE}>{range}</span>
      <Words text={text.slice(found.index + range.length)} />
    </>
  );
}

/** The same for HTML, and for figures in tables. */
export function withWholeRanges(html: string): string {
  return html.replace(TAGS_OR_WHOLE, (found) =>
    found.startsWith('<') ? found : `<span class="${WHOLE}">${found}</span>`,
  );
}
