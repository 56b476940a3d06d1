const FENCED = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/**
 * Takes a text apart: its front matter with both lines of hyphens, what stands between these, and what follows. Undefined where
 * front matter, or one of its lines of hyphens, is missing.
 */
export function fencedOf(text: string): Readonly<Record<'head' | 'fields' | 'body', string>> | undefined {
  const [head, fields = ''] = FENCED.exec(text) ?? [];
  return head === undefined ? undefined : { head, fields, body: text.slice(head.length) };
}
