/** What a gate is called by itself: the head of its column goes before a number, not before words. */
export function gateTitle(head: string, name: string): string {
  return /^\d/.test(name) ? `${head} ${name}` : name;
}
