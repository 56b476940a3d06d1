/** Decodes percent-encoding in a part of an address; returns an invalid text unchanged. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
