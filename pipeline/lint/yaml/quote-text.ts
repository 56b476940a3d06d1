const UNSAFE_START = /^(?:[[\]{}>|*&!%@`"'#,]|[-?:](?:\s|$))/;
const UNSAFE_INSIDE = /:(?:\s|$)|\s#/;
const NOT_TEXT = /^(?:~|null|true|false|[-+]?[.\d][\d.eE+_-]*)?$/i;

/** A text as YAML has it in quotes: in double ones if it holds none, else in single ones. */
export function quoteText(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  if (!text.includes("'")) return `'${text}'`;
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** A text as YAML takes it for a text: as it is where that is possible, else in quotes. */
export function writeYamlText(text: string): string {
  const isPlain = !UNSAFE_START.test(text) && !UNSAFE_INSIDE.test(text) && !NOT_TEXT.test(text) && text.trim() === text;
  return isPlain ? text : quoteText(text);
}
