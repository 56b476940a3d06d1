/** Calls back when the page has loaded, at once if it has already. */
export function afterLoad(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', () => callback(), { once: true });
}
