import { figureAddress } from './address-state.ts';

/**
 * Prints one part of the page alone, with the date and the address of its current state. Returns before printing ends,
 * which browsers report with an event.
 */
export function printAlone(part: HTMLElement): void {
  const root = document.documentElement;
  part.dataset['printAlone'] = new Date().toLocaleDateString(root.lang, { dateStyle: 'long' });
  part.dataset['printAddress'] = figureAddress(part.id);
  root.dataset['printing'] = '';
  addEventListener(
    'afterprint',
    () => {
      delete part.dataset['printAlone'];
      delete root.dataset['printing'];
    },
    { once: true },
  );
  print();
}
