/**
 * Whether a text is an address of the web, by itself or seen from `base`. `URL.canParse` is of no use for that: Node 20 denies
 * addresses with umlauts once it has optimized the call, after some thousand.
 */
export function isUrl(text: string, base?: string): boolean {
  try {
    return Boolean(new URL(text, base));
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
