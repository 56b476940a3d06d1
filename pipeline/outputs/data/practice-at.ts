/** Returns a reference to the practice, which the home page describes. */
export function practiceAt(url: string): { '@id': string } {
  return { '@id': `${url}/#service` };
}
