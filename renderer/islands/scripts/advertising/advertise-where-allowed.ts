import { offerConsent } from '../consent/offer-consent.ts';
import { importPart } from '../../runtime/fetch-parts.ts';
import { quietly } from '../../runtime/parts.ts';

/** Offers the choice about advertising where a page has it, and hands over to the service where a page carries it. */
export function advertiseWhereAllowed(): void {
  offerConsent(document.querySelectorAll<HTMLElement>('[data-choice]'));
  const marked = document.querySelector<HTMLElement>('[data-advertising]');
  if (marked)
    void quietly(() => importPart(() => import('./advertise.ts')).then(({ advertise }) => advertise(marked.dataset)));
}
