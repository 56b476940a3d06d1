/**
 * Whether a text is an address of the web, by itself or seen from `base`. Node 20 denies it of umlauts once it has asked
 * `URL.canParse` some thousands of times.
 */
export function isUrl(text: string, base?: string): boolean {
  try {
    return new URL(text, base).href !== '';
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
