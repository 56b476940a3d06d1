/** Returns a text in the form of a saved file: with its byte order mark, and the line end of its first line. */
export function inFormOf(saved: string, text: string): string {
  const [mark = ''] = /^\uFEFF?/.exec(saved) ?? [];
  const [end = '\n'] = /\r\n?|\n/.exec(saved) ?? [];
  return mark + text.replaceAll('\n', end);
}
