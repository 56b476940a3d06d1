/** On the one page that carries it, hands over to the advertising service's own script. */
export function advertiseWhereAllowed(): void {
  const marked = document.querySelector<HTMLElement>('[data-advertising]');
  if (marked) void import('./advertise.ts').then(({ advertise }) => advertise(marked.dataset));
}
