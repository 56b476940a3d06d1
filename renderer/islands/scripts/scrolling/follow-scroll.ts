/** Distance from the top, in px, beyond which the header gets a ground of its own. */
const SCROLLED_PX = 50;

/** Marks the document while it is scrolled. */
export function followScroll(): void {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > SCROLLED_PX);
  addEventListener('scroll', mark, { passive: true });
  mark();
}
