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

/** Matches code units that may belong to a forbidden character; it is much faster than `FORBIDDEN`. */
// oxlint-disable-next-line no-control-regex -- as above
const MAY_BE_FORBIDDEN = /[\0-\x08\v\f\x0e-\x1f\ud800-\udfff\ufffe\uffff]/;

/** Escapes text for an element or attribute of XML. Replaces characters that XML does not allow with `U+FFFD`. */
export function escapeXml(text: string): string {
  const allowed = MAY_BE_FORBIDDEN.test(text) ? text.replace(FORBIDDEN, '\uFFFD') : text;
  return allowed.replace(/[&<>'"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Returns an XML element that holds text. */
export function textElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>\n`;
}
