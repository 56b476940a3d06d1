import { WHOLE } from '../design/global.ts';

/** A range or a measure, such as "48–72" or "30-minute"; browsers would break a line behind its hyphen or dash. */
const RANGE =
  /(?<![\w-])\d(?:[.,]?\d){0,8}[%KMB]?[-–](?:[€$£]?\d(?:[.,]?\d){0,8}[a-zA-Z%]{0,2}(?:-[a-z]{1,12})?|[a-z]{1,12})(?![\w-])/;

/** A line of text whose ranges stay on one line, as the pipeline keeps them in compiled Markdown. */
export function Words({ text }: { text: string }) {
  const found = RANGE.exec(text);
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
