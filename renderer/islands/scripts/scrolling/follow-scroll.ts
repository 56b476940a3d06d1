/** Distance from the top, in px, beyond which the header gets a ground of its own. */
const SCROLLED_PX = 50;

/** Marks the document while it is scrolled, from its next move on: a position that is asked for at once would have the page laid out before its time. */
export function followScroll(): void {
  addEventListener('scroll', () => document.documentElement.toggleAttribute('data-scrolled', scrollY > SCROLLED_PX), {
    passive: true,
  });
}
