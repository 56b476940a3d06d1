/** What a hash such as `#a%20b` names, as browsers look for it: first as it is written, then decoded; null for nothing. */
export function namedElement(hash: string): Element | null {
  const written = hash.slice(1);
  return document.getElementById(written) ?? document.getElementById(decoded(written));
}

/** What is shown of what a hash names: an answer is shown from its question on. */
export function questionOf(hash: string): Element | null {
  const element = namedElement(hash);
  return element?.closest('details') ?? element;
}

/** One that is not well encoded names nothing but itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
