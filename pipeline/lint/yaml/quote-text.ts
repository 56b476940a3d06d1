const UNSAFE_START = /^(?:[[\]{}>|*&!%@`"'#,]|[-?:](?:\s|$))/;
const UNSAFE_INSIDE = /:(?:\s|$)|\s#/;
const NOT_TEXT = /^(?:~|null|true|false|[-+]?[.\d][\d.eE+_-]*)?$/i;

/** Returns a text in YAML quotes: double ones if it contains none, else single ones. */
export function quoteText(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  if (!text.includes("'")) return `'${text}'`;
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Returns a text that YAML reads as text: unquoted if possible, else quoted. */
export function writeYamlText(text: string): string {
  const isPlain = !UNSAFE_START.test(text) && !UNSAFE_INSIDE.test(text) && !NOT_TEXT.test(text) && text.trim() === text;
  return isPlain ? text : quoteText(text);
}
