/** On the not-found page, logs the requested path. */
export function logMissingPage(): void {
  if (document.querySelector('[data-not-found]')) console.warn(`Page not found: ${location.pathname}`);
}
