import { afterLoad } from './after-load.ts';

/** Offers the choice about advertising where it stands, and hands over to the service where a page carries it. */
export function advertiseWhereAllowed(): void {
  const choices = document.querySelectorAll<HTMLElement>('[data-choice]');
  const marked = document.querySelector<HTMLElement>('[data-advertising]');
  if (choices.length > 0)
    afterLoad(() => void import('./offer-consent.ts').then(({ offerConsent }) => offerConsent(choices)));
  if (marked) afterLoad(() => void import('./advertise.ts').then(({ advertise }) => advertise(marked.dataset)));
}
