const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
};
/** Characters that XML 1.0 forbids even as references. */
// oxlint-disable-next-line no-control-regex -- most of them are control characters
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu;

/** Text for an element or an attribute of an XML document. What XML cannot hold is replaced by `U+FFFD`. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '\uFFFD').replace(/[&<>'"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** An element of an XML document that holds text. */
export function textElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>\n`;
}
