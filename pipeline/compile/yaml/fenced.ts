const FENCED = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** A text that begins with front matter, taken apart. */
export interface Fenced {
  /** The front matter with both its lines of hyphens. */
  readonly head: string;
  /** What stands between these lines. */
  readonly fields: string;
  /** What follows. */
  readonly body: string;
}

/** Takes a text apart; undefined where front matter, or one of its lines of hyphens, is missing. */
export function fencedOf(text: string): Fenced | undefined {
  const [head, fields = ''] = FENCED.exec(text) ?? [];
  return head === undefined ? undefined : { head, fields, body: text.slice(head.length) };
}
