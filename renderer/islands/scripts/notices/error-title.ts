/** Returns the heading above an error, read from the notice that every page includes. */
export function errorTitle(): string {
  const template = document.querySelector<HTMLTemplateElement>('template[data-changed]');
  return template?.content.querySelector('h2')?.textContent ?? '';
}
