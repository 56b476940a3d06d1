/** What a gate is called by itself: the head of its column goes before a number, not before words. */
export function gateTitle(head: string, name: string): string {
  return /^\d/.test(name) ? `${head} ${name}` : name;
}

/** The number of a gate without what its text adds, as in `2, as planned`: that is true of the published plan alone. */
export function plainName(name: string): string {
  return /^\d+/.exec(name)?.[0] ?? name;
}
