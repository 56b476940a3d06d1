import { figureAddress } from './address-state.ts';

/**
 * Prints one part of the page by itself, with the day and the address that leads back to it as it is set. Resolves nothing: browsers
 * tell when they have printed by an event.
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
