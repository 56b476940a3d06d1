/** Distance from the top, in px, beyond which the header gets a background. */
const SCROLLED_PX = 50;

/**
 * Marks the document as scrolled, from the first scroll event on: reading the position earlier would force a layout.
 */
export function followScroll(): void {
  addEventListener('scroll', () => document.documentElement.toggleAttribute('data-scrolled', scrollY > SCROLLED_PX), {
    passive: true,
  });
}
