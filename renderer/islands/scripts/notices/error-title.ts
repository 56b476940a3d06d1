/** The heading over what was thrown, as the notice has it that each page keeps ready. */
export function errorTitle(): string {
  const template = document.querySelector<HTMLTemplateElement>('template[data-changed]');
  return template?.content.querySelector('h2')?.textContent ?? '';
}
