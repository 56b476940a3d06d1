import { offerConsent } from '../consent/offer-consent.ts';
import { importPart } from '../../runtime/fetch-parts.ts';
import { tryLoad } from '../../runtime/load-part.ts';

/** Shows the choice about advertising on pages that have it, and starts the service on pages that carry it. */
export function advertiseWhereAllowed(): void {
  offerConsent(document.querySelectorAll<HTMLElement>('[data-choice]'));
  const marked = document.querySelector<HTMLElement>('[data-advertising]');
  if (marked)
    void tryLoad(() => importPart(() => import('./advertise.ts')).then(({ advertise }) => advertise(marked.dataset)));
}
