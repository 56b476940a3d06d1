/** Returns the name of a gate for use on its own: a number gets the head of its column in front, words do not. */
export function gateTitle(head: string, name: string): string {
  return /^\d/.test(name) ? `${head} ${name}` : name;
}

/** Returns the number of a gate without additions, as in `2, as planned`, which hold for the published plan only. */
export function plainName(name: string): string {
  return /^\d+/.exec(name)?.[0] ?? name;
}
