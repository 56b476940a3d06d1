/** Prints one part of the page by itself. Resolves nothing: browsers tell when they have printed by an event. */
export function printAlone(part: HTMLElement): void {
  const root = document.documentElement;
  part.dataset['printAlone'] = '';
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
