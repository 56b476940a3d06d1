/** The heading over what was thrown, as it stands in the notice that each page keeps ready. */
export function errorTitle(): string {
  const template = document.querySelector<HTMLTemplateElement>('template[data-changed]');
  return template?.content.querySelector('h2')?.textContent ?? '';
}
