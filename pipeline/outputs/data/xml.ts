const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
};
/** Characters that XML 1.0 forbids even as references, and lone surrogates. */
const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex -- most of them are control characters
  /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Escapes text for an element or attribute of XML. Replaces characters that XML does not allow with `U+FFFD`. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '\uFFFD').replace(/[&<>'"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Returns an XML element that holds text. */
export function textElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>\n`;
}
