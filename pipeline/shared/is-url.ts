/**
 * Whether a text is a valid URL, absolute or relative to `base`. Does not use `URL.canParse`: Node 20 rejects addresses
 * with umlauts once it has optimized the call, after some thousand.
 */
export function isUrl(text: string, base?: string): boolean {
  try {
    return Boolean(new URL(text, base));
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
