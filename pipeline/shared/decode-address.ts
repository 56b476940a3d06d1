/** A part of an address with its encoded signs read; what is no encoding stays as it is, and names nothing but itself. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
