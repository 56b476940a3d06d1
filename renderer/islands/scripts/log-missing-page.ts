/** On the not-found page, logs the path that was asked for. */
export function logMissingPage(): void {
  if (document.querySelector('[data-not-found]')) console.warn(`Page not found: ${location.pathname}`);
}
