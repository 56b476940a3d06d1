/** Offers the choice about advertising where it stands, and hands over to the service where a page carries it. */
export function advertiseWhereAllowed(): void {
  const choices = document.querySelectorAll<HTMLElement>('[data-choice]');
  if (choices.length > 0) void import('./offer-consent.ts').then(({ offerConsent }) => offerConsent(choices));
  const marked = document.querySelector<HTMLElement>('[data-advertising]');
  if (marked) void import('./advertise.ts').then(({ advertise }) => advertise(marked.dataset));
}
