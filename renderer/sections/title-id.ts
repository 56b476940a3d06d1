/** The id of the heading of a section. */
export function titleId(section: string): string {
  return `page:${section}-title`;
}
