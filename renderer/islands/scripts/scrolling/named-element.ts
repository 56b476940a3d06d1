/**
 * Returns the element that a hash such as `#a%20b` names, as browsers look for it: first as written, then decoded; null
 * if there is none.
 */
export function namedElement(hash: string): Element | null {
  const written = hash.slice(1);
  return document.getElementById(written) ?? document.getElementById(decoded(written));
}

/** Returns the element to scroll to for a hash: for an answer, this includes its question. */
export function questionOf(hash: string): Element | null {
  const element = namedElement(hash);
  return element?.closest('details') ?? element;
}

/** A malformed encoding is left as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
